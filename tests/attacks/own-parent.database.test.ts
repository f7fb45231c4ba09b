import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { newcomer, password } from "../setup/people.ts";
import { rounds } from "./property-runs.ts";

const test = prepareDatabase();
let server: LiveServer;
let number = 0;
beforeAll(() => {
	server = createLiveServer(test);
});

/** A network and an address of its own for each child, so that only the tested limit applies. */
const child = () => {
	number += 1;
	return {
		visitor: server.visitor(`10.6.${(number >> 8) & 255}.${number & 255}`),
		email: `kid${number}@gmail.com`,
	};
};

/** The same mailbox in other notations, as mail programs and Gmail read it. */
const dressings: readonly ((address: string) => string)[] = [
	(address) => address,
	(address) => address.toUpperCase(),
	(address) => address.replace("@", "+mum@"),
	(address) => address.replace("kid", "k.i.d"),
	(address) => address.replace("gmail.com", "googlemail.com"),
	(address) => ` ${address} `,
];
const dressed = fc
	.array(fc.constantFrom(...dressings), { minLength: 1, maxLength: 4 })
	.map((chosen) => (address: string) => chosen.reduce((text, dress) => dress(text), address));

describe("a child who names themselves as parent (security 5)", () => {
	it("any notation of the child's own address is refused at sign-up, at a later request and as guardian", async () => {
		await fc.assert(
			fc.asyncProperty(dressed, async (dress) => {
				const { visitor, email } = child();
				const young = { email, ageBand: "under15", guardianEmail: dress(email) };
				expect((await visitor.call("signUp", newcomer(young))).body).toMatchObject({
					code: "account.guardian_email_own",
				});
				const signedUp = newcomer({ email, ageBand: "under15", guardianEmail: `parent-of-${email}` });
				expect((await visitor.call("signUp", signedUp)).status).toBe(200);
				expect((await visitor.call("signIn", { email, password })).status).toBe(200);
				for (const ask of ["askConsent", "askGuardian"] as const) {
					const { body } = await visitor.call(ask, { guardianEmail: dress(email) });
					expect(body).toMatchObject({ code: expect.stringMatching(/guardian_email_own|consent/) });
				}
			}),
			{ numRuns: rounds(12) },
		);
		await server.deliver();
		// Mails with requests went to the parents alone.
		const asked = server.mails.filter(({ kind }) => kind === "consent" || kind === "guardian");
		expect(asked.every(({ to }) => to.startsWith("parent-of-"))).toBe(true);
	});

	it("the child pays and books nothing until another person agrees", async () => {
		for (const dress of dressings) {
			const { visitor, email } = child();
			await visitor.call("signUp", newcomer({ email, ageBand: "15to17" }));
			await visitor.call("signIn", { email, password });
			const asked = await visitor.call("askGuardian", { guardianEmail: dress(email) });
			expect(asked.body).toMatchObject({ code: "account.guardian_email_own" });
			expect((await visitor.call("subscribe", { locale: null })).body).toMatchObject({
				code: expect.stringMatching(/guardian/),
			});
		}
	});
});

describe("names as messages to strangers (security 15)", () => {
	/**
	 * Texts that mail programs turn into links or telephone numbers, in characters that look like plain text.
	 */
	const lures = [
		"evil.com",
		"evil．com",
		"evil。com",
		"evil․com",
		"evil｡com",
		"evil dot com",
		"evil. com",
		"ev\u200dil.com",
		"٠٦١٢٣٤٥",
		"www。evil․com",
		"1.2.3.4",
		"call +33 1 23 45 67 89 now",
		"０６１２３４５６７８",
		"x@evil",
		"https://evil",
		"line\nbreak",
		"turn\u202eed",
	];

	it.each(lures)("a name with a lure appears in no mail: %j", async (lure) => {
		const { visitor, email } = child();
		const refused = { status: 422, body: { code: "forms.name_invalid" } };
		expect(await visitor.call("signUp", newcomer({ email, firstName: lure }))).toMatchObject(refused);
		expect(await visitor.call("signUp", newcomer({ email, lastName: lure }))).toMatchObject(refused);
		const mailed = await visitor.call("mailResults", {
			name: lure,
			email,
			locale: "en",
			questionnaireVersion: 1,
			answers: null,
			consentToUpdates: false,
			results: { topCareers: ["ecologist"], topCategories: ["biology"] },
		});
		expect(mailed).toMatchObject(refused);
		await server.deliver();
		expect(server.mails.filter(({ to }) => to === email)).toEqual([]);
	});
});
