import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { newcomer, password, signedIn, tokenIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

/** Answers of requests, of which a few at a time are under way: a whole region at once would only test this machine. */
const inPortions = async <Value>(requests: readonly (() => Promise<Value>)[]): Promise<Value[]> => {
	const answers: Value[] = [];
	for (let start = 0; start < requests.length; start += 8)
		answers.push(...(await Promise.all(requests.slice(start, start + 8).map((ask) => ask()))));
	return answers;
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const statusesOf = async (requests: readonly (() => Promise<{ readonly status: number }>)[]) => [
	...new Set((await inPortions(requests)).map(({ status }) => status)),
];

/** A teacher whose logins come from `network`, with the code of a class. */
const teacherAt = async (network: string) => {
	const { email } = await signedIn(server, { role: "teacher" });
	const visitor = server.visitor(network);
	expect((await visitor.call("signIn", { email, password })).status).toBe(200);
	const made = await visitor.call("createClass", { name: "2nde 4", level: "2nde", locale: "fr" });
	const { code } = (await visitor.ask(`/api/classes/${made.body.id}`)).body;
	return { visitor, email, code: String(code) };
};
const results = { topCareers: ["ecologist"], topCategories: ["biology"] };
const resultMail = (email: string) => ({
	name: "Ada",
	email,
	locale: "fr",
	consentToUpdates: false,
	questionnaireVersion: 1,
	answers: null,
	results,
});

/** Codes that no class has, drawn in an alphabet of twenty-one characters. */
const wrongCode = (number: number): string =>
	times(6)
		.map((index) => "CDFGHJKMNPQRTWXY34679".charAt(Math.floor(number / 21 ** index) % 21))
		.join("");

describe("a region whose schools share two addresses, on Tuesday at ten o'clock", () => {
	const networks = times(2).map((index) => `203.0.113.${index + 1}`);
	const classes = 6;
	const pupils = 28;

	it("every class joins, every account opens and every result is mailed, whatever one telephone sends", async () => {
		for (const network of networks) {
			const telephone = server.visitor(network);
			for (const number of times(160)) {
				await telephone.call("joinClass", { code: "nonsense" });
				await telephone.call("signIn", { email: "x@example.org", password: "" });
				await telephone.call("signUp", newcomer({ lastName: "" }));
				await telephone.call("mailResults", resultMail(number % 2 === 0 ? "" : "x"));
			}
			const codes = [];
			for (const _ of times(classes)) codes.push((await teacherAt(network)).code);
			const joins = codes.flatMap((code) =>
				times(pupils).map(() => () => server.visitor(network).call("joinClass", { code })),
			);
			const joined = await inPortions(joins);
			expect([...new Set(joined.map(({ status }) => status))]).toEqual([200]);
			const reading = joined.map(
				({ body }) =>
					() =>
						server.visitor(network).call("readMembership", { token: body.token }),
			);
			expect(await statusesOf(reading)).toEqual([200]);
			for (const number of times(40)) {
				const form = newcomer({ email: `pupil${number}-${network}@example.org` });
				const visitor = server.visitor(network);
				expect((await visitor.call("signUp", form)).status).toBe(200);
				expect((await visitor.call("signIn", form)).status).toBe(200);
			}
			const mails = times(130).map(
				(number) => () =>
					server.visitor(network).call("mailResults", resultMail(`reader${number}-${network}@example.org`)),
			);
			expect(await statusesOf(mails)).toEqual([204]);
		}
	}, 240_000);

	it("the allowances of one address are those of fifty classes of thirty", () => {
		const seats = 50 * 30;
		const { joinClass, readMembership, sendClassResult, signIn, signUp, mailResults, verifyEmail } = routes;
		for (const { limit } of [joinClass, readMembership, sendClassResult, signIn, verifyEmail])
			expect(limit.perNetwork).toBeGreaterThanOrEqual(2 * seats);
		for (const { limit } of [signUp, mailResults])
			expect(limit.perNetwork).toBeGreaterThanOrEqual(0.8 * seats);
	});
});

describe("one person of a network who tries codes and passwords", () => {
	it("wrong codes use up the guesses of the network, but classes taught there can still be joined", async () => {
		const network = "198.51.100.20";
		const here = await teacherAt(network);
		const elsewhere = await teacherAt("198.51.100.21");
		const guesser = server.visitor(network);
		const { guesses } = routes.joinClass.limit;
		expect(
			await statusesOf(
				times(guesses.perNetwork).map(
					(number) => () => guesser.call("joinClass", { code: wrongCode(number) }),
				),
			),
		).toEqual([404]);
		const refused = await guesser.call("joinClass", { code: wrongCode(9_999) });
		expect(refused).toMatchObject({ status: 429, body: { code: "limits.too_many" } });
		expect(refused.body.retryAfter).toBeGreaterThan(60);
		expect(refused.headers.get("retry-after")).toBe(String(refused.body.retryAfter));
		expect((await server.visitor(network).call("joinClass", { code: elsewhere.code })).status).toBe(429);
		expect(
			await statusesOf(
				times(30).map(() => () => server.visitor(network).call("joinClass", { code: here.code })),
			),
		).toEqual([200]);
	});

	it("right codes are never counted like wrong ones", async () => {
		const network = "198.51.100.22";
		const { code } = await teacherAt("198.51.100.23");
		const { guesses } = routes.joinClass.limit;
		const wrong = times(guesses.perNetwork - 1).map(
			(number) => () => server.visitor(network).call("joinClass", { code: wrongCode(number) }),
		);
		expect(await statusesOf(wrong)).toEqual([404]);
		for (const _ of times(20))
			expect((await server.visitor(network).call("joinClass", { code })).status).toBe(200);
		expect((await server.visitor(network).call("joinClass", { code: wrongCode(1) })).status).toBe(404);
	});

	it("wrong passwords shut no owner out who logged in from the network before", async () => {
		const network = "198.51.100.24";
		const owner = await teacherAt(network);
		const other = await signedIn(server);
		const guesser = server.visitor(network);
		const { guesses, perEmailAndNetwork } = routes.signIn.limit;
		for (const number of times(guesses.perNetwork)) {
			const email = `guessed${Math.floor(number / perEmailAndNetwork)}@example.org`;
			expect((await guesser.call("signIn", { email, password: "no" })).status).toBe(401);
		}
		const signIn = (email: string) => server.visitor(network).call("signIn", { email, password });
		expect((await signIn(other.email)).status).toBe(429);
		expect((await signIn(owner.email)).status).toBe(200);
	}, 60_000);
});

describe("a stranger who uses up what belongs to an address", () => {
	it("sign-ups of one network in the name of an address leave some to its owner", async () => {
		const { email } = newcomer();
		const stranger = server.visitor("198.51.100.30");
		for (const _ of times(20)) await stranger.call("signUp", newcomer({ email }));
		expect((await server.visitor("198.51.100.31").call("signUp", newcomer({ email }))).status).toBe(200);
	});

	it("messages and invitations of one network leave some to an address", async () => {
		const message = { name: "Ada", email: "owner@example.org", message: "Hello", locale: "en" };
		const stranger = server.visitor("198.51.100.32");
		for (const _ of times(40)) await stranger.call("contact", message);
		expect((await server.visitor("198.51.100.33").call("contact", message)).status).toBe(204);
	});

	it("mails to one mailbox are counted by mailbox, however its address is written", async () => {
		const stranger = server.visitor("198.51.100.34");
		for (const number of times(40))
			await stranger.call("mailResults", resultMail(`bomb.ed+${number}@example.org`));
		await server.deliver();
		const bombs = server.mails.filter(({ to }) => to.startsWith("bomb"));
		expect(bombs).toHaveLength(routes.mailResults.limit.perEmailAndNetwork);
	});

	it("a parent whom two accounts ask all day is still asked for another child", async () => {
		const guardianEmail = "mum@example.org";
		const ask = (visitor: Visitor, to: string) => visitor.call("askConsent", { guardianEmail: to });
		for (const number of times(2)) {
			const { visitor } = await signedIn(server, { ageBand: "under15", guardianEmail });
			for (const time of times(5))
				await ask(visitor, number === 0 ? guardianEmail : `M.um+${time}@example.org`);
		}
		const child = await signedIn(server, { ageBand: "under15", guardianEmail: "dad@example.org" });
		expect((await ask(child.visitor, guardianEmail)).status).toBe(204);
		await server.deliver();
		expect(tokenIn(server, "consent", guardianEmail)).toBeDefined();
	});
});
