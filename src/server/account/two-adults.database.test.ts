import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingRequest, freeTime } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { guardedStudent, password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
let number = 0;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});
beforeEach(async () => {
	await server.deliver();
	server.mails.splice(0);
	number += 1;
});
const address = (name: string) => `${name}${number}@example.org`;
const subjectsTo = async (to: string) => {
	await server.deliver();
	return server.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
};
const linkTo = async (kind: string, to: string) => {
	await server.deliver();
	return tokenIn(server, kind, to);
};

/** A student of sixteen with two guardians, of whom the first has invited the second. */
async function twiceGuarded() {
	const [mum, dad] = [address("mum"), address("dad")];
	const { visitor, email, guardian: adult, token: mumToken } = await guardedStudent(server, mum);
	const invitation = { token: mumToken, about: "guardian", email: dad, locale: "fr" };
	expect((await adult.call("inviteSecondAdultByLink", invitation)).status).toBe(204);
	const dadToken = await linkTo("guardian", dad);
	const decide = (token: string, decision: string, locale = "en") =>
		adult.call("decideGuardian", { token, decision, locale });
	expect((await decide(dadToken, "confirm", "fr")).status).toBe(204);
	return { visitor, email, adult, mum, dad, mumToken, dadToken, decide };
}

describe("two guardians", () => {
	it("both get the mails about payments and appointments, and both read the receipts", async () => {
		const { visitor, email, mum, dad, adult, mumToken, dadToken } = await twiceGuarded();
		expect(await subjectsTo(mum)).toContain("Another adult has agreed for Ada on Spectra");
		expect(await subjectsTo(email)).toContain("A second parent or guardian has agreed");
		await visitor.call("subscribe", { locale: null });
		const slot = await freeTime(visitor, "30min", 40 + number);
		await visitor.call("bookAppointment", bookingRequest(slot));
		await server.deliver();
		const kindsTo = (to: string) =>
			server.mails.filter((mail) => mail.to === to && ["plan", "appointment"].includes(mail.kind)).length;
		expect(kindsTo(mum)).toBe(2);
		expect(kindsTo(dad)).toBe(2);
		for (const token of [mumToken, dadToken, tokenIn(server, "plan", dad)])
			expect((await adult.call("guardianReceipts", { token })).body.receipts).toHaveLength(2);
	});

	it.each(["mum", "dad"] as const)(
		"when %s withdraws, nothing ends, and the other guardian and the student are informed",
		async (leaving) => {
			const { visitor, email, adult, mum, dad, mumToken, dadToken, decide } = await twiceGuarded();
			await visitor.call("subscribe", { locale: null });
			const [own, other, stays] =
				leaving === "mum" ? ([mumToken, dadToken, dad] as const) : ([dadToken, mumToken, mum] as const);
			expect((await adult.call("readGuardian", { token: own })).body).toMatchObject({ other: "agreed" });
			expect((await decide(own, "refuse")).status).toBe(204);
			expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: stays });
			expect((await visitor.call("subscription")).body).toMatchObject({ isPremium: true });
			const news =
				stays === dad
					? "L’autre adulte ne donne pas son accord pour Ada sur Spectra"
					: "The other adult does not agree for Ada on Spectra";
			expect(await subjectsTo(stays)).toContain(news);
			expect(await subjectsTo(leaving === "mum" ? mum : dad)).toContain(
				"You do not agree for Ada on Spectra",
			);
			expect(await subjectsTo(email)).toContain("One of your parents or guardians does not agree");
			expect((await adult.call("readGuardian", { token: own })).body).toMatchObject({
				code: "account.link_used",
			});
			expect((await adult.call("readGuardian", { token: other })).body).toMatchObject({
				isConfirmed: true,
				other: "none",
			});
			// The last one ends everything.
			expect((await decide(other, "refuse")).status).toBe(204);
			expect((await visitor.call("guardianship")).body).toEqual({ state: "missing", email: null });
			expect((await visitor.call("subscription")).body).toMatchObject({
				details: { cancelAtPeriodEnd: true },
			});
		},
	);

	it("a student asks two adults at once, either may agree, and once one has, only they invite another", async () => {
		const { visitor } = await signedIn(server, { ageBand: "15to17" });
		const [mum, dad] = [address("mum"), address("dad")];
		const second = (email: string) => visitor.call("inviteSecondAdult", { about: "guardian", email });
		expect((await second(dad)).body).toMatchObject({ code: "account.adult_missing" });
		await visitor.call("askGuardian", { guardianEmail: mum });
		expect((await second(dad)).status).toBe(204);
		const adult = server.visitor();
		const token = await linkTo("guardian", dad);
		const mumToken = await linkTo("guardian", mum);
		await adult.call("decideGuardian", { token, decision: "confirm", locale: "en" });
		expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: dad });
		expect(await subjectsTo(mum)).toContain("Another adult has agreed for Ada on Spectra");
		expect((await adult.call("readGuardian", { token: mumToken })).body).toMatchObject({
			isConfirmed: false,
			other: "agreed",
		});
		expect((await second(address("own"))).body).toMatchObject({ code: "account.adult_invites" });
		await adult.call("decideGuardian", { token: mumToken, decision: "confirm", locale: "en" });
		expect((await second(address("own"))).body).toMatchObject({ code: "account.adult_invites" });
	});
});

describe("two parents of a child under fifteen", () => {
	it("the account stays while one of them agrees, and is erased with the last agreement", async () => {
		const [mum, dad] = [address("mum"), address("dad")];
		const { visitor, email } = await signedIn(server, { ageBand: "under15", guardianEmail: mum });
		expect((await visitor.call("inviteSecondAdult", { about: "consent", email: dad })).status).toBe(204);
		const [mumToken, dadToken] = [await linkTo("consent", mum), await linkTo("consent", dad)];
		const adult = server.visitor();
		const decide = (token: string, decision: string) => adult.call("decideConsent", { token, decision });
		for (const token of [dadToken, mumToken]) expect((await decide(token, "give")).status).toBe(204);
		expect((await visitor.call("session")).body.session).toMatchObject({ consent: "given" });
		const exported = (await visitor.call("exportData")).body;
		expect(exported.consent.guardianEmail).toBe(dad);
		expect(exported.secondAdults).toMatchObject([{ about: "consent", email: mum }]);
		expect((await decide(dadToken, "refuse")).status).toBe(204);
		expect((await visitor.call("session")).body.session).toMatchObject({ consent: "given" });
		expect(await subjectsTo(mum)).toContain("The other adult does not agree for Ada on Spectra");
		expect((await decide(mumToken, "refuse")).status).toBe(204);
		expect(await test.ask("SELECT 1 FROM account WHERE email = $1", [email])).toEqual([]);
		expect(await subjectsTo(mum)).toContain("Ada’s Spectra account has been erased");
	});

	it("a refusal by one before anyone has agreed erases the account, and the other is informed", async () => {
		const [mum, dad] = [address("mum"), address("dad")];
		const { visitor, email } = await signedIn(server, { ageBand: "under15", guardianEmail: mum });
		await visitor.call("inviteSecondAdult", { about: "consent", email: dad });
		await server.visitor().call("decideConsent", { token: await linkTo("consent", dad), decision: "refuse" });
		expect(await test.ask("SELECT 1 FROM account WHERE email = $1", [email])).toEqual([]);
		expect(await subjectsTo(mum)).toContain("Ada’s Spectra account has been erased");
	});
});

describe("the address of a guardian", () => {
	const guarded = async () => {
		const old = address("mum");
		const { visitor, email, guardian: adult, token } = await guardedStudent(server, old);
		await visitor.call("subscribe", { locale: null });
		return { visitor, email, adult, token, old, next: address("new") };
	};
	const decide = (adult: ReturnType<LiveServer["visitor"]>, token: string, decision: "agree" | "object") =>
		adult.call("decideAdultAddress", { token, decision, locale: "en" });

	it("a student whose guardian lost the mailbox names another address, which confirms: nothing is cancelled", async () => {
		const { visitor, email, adult, token, old, next } = await guarded();
		expect((await visitor.call("changeAdultAddress", { about: "guardian", email: next })).status).toBe(204);
		expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: old });
		expect(await subjectsTo(old)).toContain("Your address for Ada on Spectra is to change");
		const confirm = await linkTo("adultAddress", next);
		expect((await adult.call("readAdultAddress", { token: confirm })).body).toMatchObject({
			reader: "new",
			firstName: "Ada",
			newEmail: next,
			isConfirmed: false,
		});
		expect((await decide(adult, confirm, "agree")).status).toBe(204);
		expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: next });
		expect((await visitor.call("subscription")).body).toMatchObject({ isPremium: true });
		expect(await subjectsTo(old)).toContain("Your address for Ada on Spectra has changed");
		expect(await subjectsTo(email)).toContain("Your parent or guardian has a new address on Spectra");
		expect((await adult.call("readGuardian", { token })).status).toBe(410);
		const withdrawal = await linkTo("parentLink", next);
		expect((await adult.call("readGuardian", { token: withdrawal })).body).toMatchObject({
			isConfirmed: true,
		});
		// A chain of changes would outrun the objection of the first address.
		const again = await visitor.call("changeAdultAddress", { about: "guardian", email: address("third") });
		expect(again.body).toMatchObject({ code: "account.adult_change_recent" });
	});

	it("the old address takes a change back, with an adult who was invited after it", async () => {
		const { visitor, adult, old, next } = await guarded();
		await visitor.call("changeAdultAddress", { about: "guardian", email: next });
		await decide(adult, await linkTo("adultAddress", next), "agree");
		const invitation = { about: "guardian", email: address("friend"), locale: "en" };
		server.pass(60_000);
		await adult.call("inviteSecondAdultByLink", { token: await linkTo("parentLink", next), ...invitation });
		const friend = await linkTo("guardian", address("friend"));
		await adult.call("decideGuardian", { token: friend, decision: "confirm", locale: "en" });
		expect((await decide(adult, await linkTo("adultAddress", old), "object")).status).toBe(204);
		expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: old });
		expect((await adult.call("readGuardian", { token: friend })).status).toBe(410);
		const own = await linkTo("parentLink", old);
		expect((await adult.call("readGuardian", { token: own })).body).toMatchObject({
			isConfirmed: true,
			other: "none",
		});
		expect(await subjectsTo(next)).toContain("Your address is not linked to Ada on Spectra");
	});

	it("the old address keeps itself before the new one confirms, and no other change is possible", async () => {
		const { visitor, email, adult, old, next } = await guarded();
		await visitor.call("changeAdultAddress", { about: "guardian", email: next });
		const confirm = await linkTo("adultAddress", next);
		const keep = server.mails.findLast(({ kind, to }) => kind === "adultAddress" && to === old);
		const token = /#([\w-]{43})/.exec(keep?.text ?? "")?.[1] ?? "";
		expect((await decide(adult, token, "object")).status).toBe(204);
		expect((await decide(adult, confirm, "agree")).status).toBe(410);
		expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: old });
		expect(await subjectsTo(email)).toContain("Your parent or guardian keeps their address on Spectra");
		const again = await visitor.call("changeAdultAddress", { about: "guardian", email: next });
		expect(again.body).toMatchObject({ code: "account.adult_change_recent" });
	});

	it("a guardian changes their own address by the link of any mail", async () => {
		const { visitor, adult, token, next } = await guarded();
		const change = { token, about: "guardian", email: next, locale: "en" };
		expect((await adult.call("changeAdultAddressByLink", change)).status).toBe(204);
		await decide(adult, await linkTo("adultAddress", next), "agree");
		expect((await visitor.call("guardianship")).body).toEqual({ state: "confirmed", email: next });
	});
});

it("parents and guardians who have agreed get one mail when the student erases the account", async () => {
	const { visitor, mum, dad } = await twiceGuarded();
	expect((await visitor.call("erase", { password })).status).toBe(204);
	for (const [to, subject] of [
		[mum, "Ada has erased their Spectra account"],
		[dad, "Ada\u00a0: le compte Spectra est effacé"],
	] as const)
		expect((await subjectsTo(to)).filter((one) => one === subject)).toHaveLength(1);
});
