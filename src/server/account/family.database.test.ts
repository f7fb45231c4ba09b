import { beforeAll, beforeEach, expect, it } from "vitest";
import { bookingRequest, expectSound, freeTime } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { guardedStudent, signedIn, tokenIn } from "../../../tests/setup/people.ts";

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
const parentAddress = () => `parent${number}@example.org`;
const subjectsTo = async (address: string) => {
	await server.deliver();
	return server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
};

/** A student of sixteen with a confirmed guardian and an upcoming consultation. */
async function guarded() {
	const parent = parentAddress();
	const { visitor, email, guardian, token } = await guardedStudent(server, parent);
	await visitor.call("subscribe", { locale: null });
	const slot = await freeTime(visitor, "30min", 40 + number);
	const { appointment } = (await visitor.call("bookAppointment", bookingRequest(slot))).body;
	return { visitor, email, parent, guardian, appointment, token };
}

it("the student is notified when the guardian confirms, refuses or withdraws (journeys D)", async () => {
	const { email, guardian, token } = await guarded();
	expect(await subjectsTo(email)).toContain("Your parent or guardian has agreed to payments and bookings");
	await guardian.call("decideGuardian", { token, decision: "refuse", locale: "en" });
	expect(await subjectsTo(email)).toContain("Your parent or guardian has withdrawn their agreement");
	const { visitor, email: other } = await signedIn(server, { ageBand: "15to17" });
	await visitor.call("askGuardian", { guardianEmail: `other-${parentAddress()}` });
	await server.deliver();
	const refusing = tokenIn(server, "guardian", `other-${parentAddress()}`);
	await guardian.call("decideGuardian", { token: refusing, decision: "refuse", locale: "en" });
	expect(await subjectsTo(other)).toContain(
		"Your parent or guardian has not agreed to payments and bookings",
	);
});

it("every adult gets a mail that confirms what they decided about payments", async () => {
	const { parent, guardian, token } = await guarded();
	expect(await subjectsTo(parent)).toContain("You agreed that Ada may pay and book on Spectra");
	await guardian.call("decideGuardian", { token, decision: "refuse", locale: "fr" });
	expect(await subjectsTo(parent)).toContain("Vous avez retiré votre accord pour Ada sur Spectra");
	const { visitor } = await signedIn(server, { ageBand: "15to17" });
	const other = `other-${parentAddress()}`;
	await visitor.call("askGuardian", { guardianEmail: other });
	await server.deliver();
	const refusing = tokenIn(server, "guardian", other);
	await guardian.call("decideGuardian", { token: refusing, decision: "refuse", locale: "en" });
	expect(await subjectsTo(other)).toContain("You refused payments and bookings by Ada on Spectra");
});

it("every parent gets a mail that confirms their consent, refusal or withdrawal", async () => {
	for (const [before, subject] of [
		["give", "Ada’s Spectra account has been erased"],
		["", "You refused a Spectra account for Ada"],
	] as const) {
		const guardianEmail = `${before}${parentAddress()}`;
		await signedIn(server, { ageBand: "under15", guardianEmail });
		await server.deliver();
		const token = tokenIn(server, "consent", guardianEmail);
		const parent = server.visitor();
		if (before !== "") {
			await parent.call("decideConsent", { token, decision: before });
			expect(await subjectsTo(guardianEmail)).toContain("You agreed to Ada’s Spectra account");
		}
		await parent.call("decideConsent", { token, decision: "refuse" });
		expect(await subjectsTo(guardianEmail)).toContain(subject);
	}
});

it("a student who turns 18 within the year says so, and their guardian is notified and no longer needed", async () => {
	const { visitor, parent } = await guarded();
	expect((await visitor.call("updateProfile", { ageBand: "under15" })).status).toBe(409);
	expect((await visitor.call("updateProfile", { ageBand: "18plus" })).body).toMatchObject({
		ageBand: "18plus",
	});
	expect(await subjectsTo(parent)).toContain("Ada now pays and books on Spectra alone");
	expect((await visitor.call("guardianship")).body).toMatchObject({ state: "not_needed", email: null });
});

it("a withdrawal ends the upcoming consultations, notifies everyone, and its page announces this (journeys M4)", async () => {
	const { visitor, email, parent, guardian, appointment, token } = await guarded();
	const { body } = await guardian.call("readGuardian", { token });
	expect(body.appointments).toMatchObject([{ id: appointment.id, amountCents: 2000, isRefundable: true }]);
	await guardian.call("decideGuardian", { token, decision: "refuse", locale: "en" });
	const { appointments } = (await visitor.call("appointments")).body;
	expect(appointments).toMatchObject([{ id: appointment.id, status: "cancelled" }]);
	for (const address of [email, parent]) {
		expect((await subjectsTo(address)).some((subject) => subject.startsWith("Cancelled"))).toBe(true);
	}
	await server.services.payments.reconcileAll();
	await expectSound(test);
});

it("the guardian can withdraw by the link of any mail, even without the first one (journeys M5)", async () => {
	const { visitor, parent, guardian } = await guarded();
	await server.deliver();
	const later = server.mails.filter(({ to, kind }) => to === parent && kind !== "guardian");
	expect(later.map(({ kind }) => kind).sort()).toEqual(["adultNotice", "appointment", "plan"]);
	const tokens = later.map(({ text }) => /\/guardian#([\w-]{43})/.exec(text)?.[1]);
	for (const token of tokens) {
		expect((await guardian.call("readGuardian", { token })).body).toMatchObject({ isConfirmed: true });
	}
	expect((await visitor.call("sendGuardianLink")).status).toBe(204);
	await server.deliver();
	const again = tokenIn(server, "parentLink", parent);
	await guardian.call("decideGuardian", { token: again, decision: "refuse", locale: "en" });
	for (const token of [...tokens, again]) {
		expect((await guardian.call("readGuardian", { token })).status).toBe(410);
	}
	expect((await visitor.call("sendGuardianLink")).status).toBe(409);
});

it("a consent link can be sent again, and the child is notified of the parent's decision", async () => {
	const guardianEmail = parentAddress();
	const { visitor, email } = await signedIn(server, { ageBand: "under15", guardianEmail });
	expect((await visitor.call("sendConsentLink")).status).toBe(409);
	await server.deliver();
	const parent = server.visitor();
	await parent.call("decideConsent", { token: tokenIn(server, "consent", guardianEmail), decision: "give" });
	expect(await subjectsTo(email)).toContain("Your parent or guardian has agreed to your Spectra account");
	expect((await visitor.call("sendConsentLink")).status).toBe(204);
	await server.deliver();
	const token = tokenIn(server, "parentLink", guardianEmail);
	expect((await parent.call("readConsent", { token })).body).toMatchObject({ state: "given" });
	await parent.call("decideConsent", { token, decision: "refuse" });
	expect(await subjectsTo(email)).toContain("Your Spectra account has been erased");
	expect(await test.ask("SELECT 1 FROM account WHERE email = $1", [email])).toEqual([]);
});
