import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { newcomer, password, tokenIn } from "../setup/people.ts";
import { rounds } from "./property-runs.ts";

const test = prepareDatabase();
let server: LiveServer;
let number = 0;
beforeAll(() => {
	server = createLiveServer(test, { isMailReal: true });
});

const attackersPassword = "the attacker's own secret";
const guest = () => {
	number += 1;
	return server.visitor(`10.3.${(number >> 8) & 255}.${number & 255}`);
};
const newAddress = (): string => {
	number += 1;
	return `someone${number}@example.org`;
};
const idOf = async (email: string) =>
	(await test.ask("SELECT id FROM account WHERE email = $1", [email]))[0]?.id;

/** A person with a confirmed address and a session. */
async function member(secret = password) {
	const email = newAddress();
	const visitor = guest();
	await visitor.call("signUp", newcomer({ email, password: secret }));
	await server.deliver();
	const token = tokenIn(server, "verifyEmail", email);
	expect((await visitor.call("verifyEmail", { token, password: secret })).status).toBe(204);
	expect((await visitor.call("signIn", { email, password: secret })).status).toBe(200);
	return { visitor, email };
}

const signUpAs = (email: string) => guest().call("signUp", newcomer({ email, password: attackersPassword }));

it.each(["before", "after"])(
	"an address goes to its owner although a stranger signed up with it %s the owner asked for it",
	async (when) => {
		const { visitor, email } = await member();
		const wanted = newAddress();
		const id = await idOf(email);
		if (when === "before") await signUpAs(wanted);
		expect((await visitor.call("changeEmail", { email: wanted, password })).status).toBe(204);
		if (when === "after") await signUpAs(wanted);
		await server.deliver();
		const token = tokenIn(server, "newEmail", wanted);
		expect((await visitor.call("verifyEmail", { token })).status).toBe(204);
		expect(await idOf(wanted)).toBe(id);
		const attack = guest();
		expect((await attack.call("signIn", { email: wanted, password: attackersPassword })).status).toBe(401);
	},
);

it("a child's new address never becomes that of their guardian, in any order of requests", async () => {
	const { visitor, email } = await member();
	await test.ask("UPDATE account SET age_band = '15to17' WHERE email = $1", [email]);
	const wanted = newAddress();
	expect((await visitor.call("changeEmail", { email: wanted, password })).status).toBe(204);
	await server.deliver();
	const token = tokenIn(server, "newEmail", wanted);
	const asked = await visitor.call("askGuardian", { guardianEmail: wanted });
	const changed = await visitor.call("verifyEmail", { token });
	expect([asked.status, changed.status]).not.toEqual([204, 204]);
});

const actions = [
	"attackAsks",
	"attackSignsUp",
	"attackSignsIn",
	"attackResets",
	"ownAsks",
	"ownConfirms",
] as const;

it("an attacker who reads neither mailbox gets no address and no account, in any order of actions", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 8 }),
			async (sequence) => {
				const owner = await member();
				const attack = await member(attackersPassword);
				const wanted = newAddress();
				const id = await idOf(owner.email);
				const doing: Record<(typeof actions)[number], () => Promise<unknown>> = {
					attackAsks: () =>
						attack.visitor.call("changeEmail", { email: owner.email, password: attackersPassword }),
					attackSignsUp: () => signUpAs(wanted),
					attackSignsIn: () => guest().call("signIn", { email: wanted, password: attackersPassword }),
					attackResets: () => guest().call("requestPasswordReset", { email: wanted, locale: "en" }),
					ownAsks: () => owner.visitor.call("changeEmail", { email: wanted, password }),
					ownConfirms: async () => {
						const mail = server.mails.findLast(({ kind, to }) => kind === "newEmail" && to === wanted);
						const [, token] = /#([\w-]{43})/.exec(mail?.text ?? "") ?? [];
						if (token !== undefined) await owner.visitor.call("verifyEmail", { token });
					},
				};
				for (const action of sequence) {
					await doing[action]();
					await server.deliver();
				}
				expect([owner.email, wanted]).toContain(
					(await test.ask("SELECT email FROM account WHERE id = $1", [id]))[0]?.email,
				);
				expect(await idOf(attack.email)).toBeDefined();
				expect((await owner.visitor.call("profile")).status).toBe(200);
				const holder = await idOf(wanted);
				if (holder !== undefined && holder !== id) {
					const [row] = await test.ask("SELECT email_verified FROM account WHERE id = $1", [holder]);
					expect(row?.email_verified).toBe(false);
				}
			},
		),
		{ numRuns: rounds(8) },
	);
});
