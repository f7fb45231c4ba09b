import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { newcomer, password, signedIn, tokenIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("requests of strangers in an account's name (security 6)", () => {
	it("requests from one network lock the owner out of nothing", async () => {
		const { email } = await signedIn(server);
		const stranger = server.visitor("203.0.113.1");
		for (const _ of times(60)) await stranger.call("signIn", { email, password: "" });
		for (const _ of times(20)) await stranger.call("requestPasswordReset", { email, locale: "en" });
		const elsewhere = server.visitor("198.51.100.9");
		expect((await elsewhere.call("signIn", { email, password })).status).toBe(200);
		expect((await elsewhere.call("requestPasswordReset", { email, locale: "en" })).status).toBe(204);
	});

	it("requests from many networks leave open the networks of the owner's logins", async () => {
		const { visitor, email } = await signedIn(server);
		const { limit } = routes.signIn;
		for (const index of times(Math.ceil(limit.perEmail / limit.perEmailAndNetwork) + 1)) {
			const stranger = server.visitor(`203.0.113.${10 + index}`);
			for (const _ of times(limit.perEmailAndNetwork))
				await stranger.call("signIn", { email, password: "no" });
		}
		const unknown = server.visitor("198.51.100.10");
		expect((await unknown.call("signIn", { email, password })).status).toBe(429);
		expect((await visitor.call("signIn", { email, password })).status).toBe(200);
	});
});

describe("requests to a parent (security 10)", () => {
	it("a mailbox gets a limited number, however many accounts name it and in whatever notation", async () => {
		const before = server.mails.length;
		for (const index of times(30)) {
			const guardianEmail = index % 2 === 0 ? "stranger@example.net" : `Strang.er+${index}@example.net`;
			const form = newcomer({ ageBand: "under15", guardianEmail });
			expect((await server.visitor(`10.7.0.${index}`).call("signUp", form)).status).toBe(200);
		}
		await server.deliver();
		const asked = server.mails.slice(before).filter(({ kind }) => kind === "consent");
		expect(asked).toHaveLength(10);
		const { visitor } = await signedIn(server, { ageBand: "15to17" });
		const refused = await visitor.call("askGuardian", { guardianEmail: "stranger@example.net" });
		expect(refused).toMatchObject({ status: 429, body: { code: "limits.too_many" } });
	});
});

describe("password hashing (security 11)", () => {
	/** How many of the forty queue places one network may use. */
	const share = 20;

	it("one network uses at most half of the queue", async () => {
		const one = server.visitor("203.0.113.99");
		const requests = times(60).map((index) =>
			one.call("signIn", { email: `unknown${index}@example.org`, password: "a long secret" }),
		);
		const other = server.visitor("203.0.113.98").call("signIn", { email: "x@example.org", password: "no" });
		const statuses = (await Promise.all(requests)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 503)).toHaveLength(60 - share);
		expect((await other).status).toBe(401);
	});

	it("however many networks fill the queue, a further one finds a place", async () => {
		const many = times(6).flatMap((network) =>
			times(30).map((index) =>
				server
					.visitor(`203.0.113.${110 + network}`)
					.call("signIn", { email: `many${network}-${index}@example.org`, password: "a long secret" }),
			),
		);
		const further = server
			.visitor("203.0.113.130")
			.call("signIn", { email: "y@example.org", password: "no" });
		expect((await further).status).toBe(401);
		await Promise.all(many);
	});

	it("the limit applies wherever a password is sent, not only at login", async () => {
		const confirmed = createLiveServer(test, { isMailReal: true });
		const form = newcomer();
		const one = confirmed.visitor("203.0.113.97");
		await one.call("signUp", form);
		await confirmed.deliver();
		const token = tokenIn(confirmed, "verifyEmail", form.email);
		const { visitor } = await signedIn(server);
		const cookie = { cookie: visitor.cookie() };
		const wrong = "not the password";
		const ways = [
			() => one.call("verifyEmail", { token, password: wrong }),
			() => one.ask(routes.erase.path, { body: { password: wrong }, headers: cookie }),
			() => one.ask(routes.changePassword.path, { body: { current: wrong, next: wrong }, headers: cookie }),
			() => one.call("resetPassword", { token, password: wrong }),
		];
		const requests = times(60).map((index) => ways[index % ways.length]?.());
		const statuses = (await Promise.all(requests)).map((answer) => answer?.status);
		expect(statuses.filter((status) => status === 503)).toHaveLength(60 - share);
	});
});
