import { beforeAll, expect, it, onTestFinished } from "vitest";
import { consultationPrices } from "#domain/billing/prices.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { bookingRequest, expectSound, freeTime, premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createPaidServer } from "../../../tests/setup/paid-server.ts";

const test = prepareDatabase();
let server: LiveServer;
let paid: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	paid = createPaidServer(test);
	await server.services.prepare();
});

const hour = 60 * 60_000;
const unrecorded = async () => {};
const until = (startsAt: Instant) => Date.parse(startsAt) - server.now().getTime();
const latestMail = async (to: string, by = server) => {
	await by.deliver();
	return by.mails.findLast((mail) => mail.kind === "appointment" && mail.to === to);
};

/** The next full hour, so many hours from now. */
const fullHour = (hours: number) =>
	toInstant(new Date(Math.ceil(server.now().getTime() / hour + hours - 1) * hour));

it("an appointment that an operator moved is refunded until it starts", async () => {
	const { visitor, email } = await premiumStudent(server);
	const slot = await freeTime(visitor, "60min", 40);
	const { id } = (await visitor.call("bookAppointment", bookingRequest(slot))).body.appointment;
	expect((await server.services.operatorActions.move({ id, startsAt: fullHour(3) }, unrecorded)).ok).toBe(
		true,
	);
	expect((await latestMail(email))?.text).toContain("cancel before it begins: the full price");
	expect((await visitor.call("appointments")).body.appointments).toMatchObject([{ id, wasMoved: true }]);
	const cancelled = await visitor.ask(`/api/appointments/${id}/cancel`, { method: "POST" });
	expect(cancelled.body).toMatchObject({ status: "cancelled", refund: "done" });
	expect((await latestMail(email, paid))?.text).toContain("is on its way back");
	await expectSound(test);
});

it("the refund and its mail are the paid amount, also after a change of prices", async () => {
	const { visitor, email } = await premiumStudent(server);
	const { id } = (await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 55))))
		.body.appointment;
	const before = { ...consultationPrices };
	onTestFinished(() => void Object.assign(consultationPrices, before));
	Object.assign(consultationPrices, { "30min": 1500 });
	expect((await visitor.call("appointments")).body.appointments).toMatchObject([{ id, amountCents: 2000 }]);
	const cancelled = await visitor.ask(`/api/appointments/${id}/cancel`, { method: "POST" });
	expect(cancelled.body).toMatchObject({ id, amountCents: 2000, refund: "done" });
	expect((await latestMail(email, paid))?.text).toContain("The full price, €20.00, is on its way back");
	const [payment] = (await visitor.call("payments")).body.payments;
	expect(payment).toMatchObject({ purpose: "consultation", amountCents: 2000, state: "refunded" });
	const slot = await freeTime(visitor, "30min", 56);
	const next = await visitor.call("bookAppointment", bookingRequest(slot));
	expect(next.body.appointment.amountCents).toBe(1500);
});

it("the mail promises no refund for a booking of the same day", async () => {
	const { visitor, email } = await premiumStudent(server);
	const slot = await freeTime(visitor, "30min", 0);
	server.pass(until(slot.startsAt) - 2 * hour);
	const booked = await visitor.call("bookAppointment", bookingRequest(slot));
	expect(booked.body.appointment.wasMoved).toBeUndefined();
	const text = (await latestMail(email))?.text;
	expect(text).toContain("the price is no longer refunded");
	expect(text).not.toContain("the full price is refunded");
});

it("an erased account's guardian and researcher are notified, and its owner is not", async () => {
	const { visitor, email } = await premiumStudent(server);
	await test.ask("UPDATE account SET age_band = '15to17' WHERE email = $1", [email]);
	await test.ask(
		"INSERT INTO guardian SELECT id, 'parent@example.org', 'fr', now(), now() FROM account WHERE email = $1",
		[email],
	);
	await test.ask("UPDATE researcher SET email = 'lab@example.org'");
	await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 60)));
	await server.deliver();
	expect((await visitor.call("erase", { password: "a long enough secret" })).status).toBe(204);
	await paid.deliver();
	const latest = (to: string) => [...server.mails, ...paid.mails].findLast((mail) => mail.to === to);
	expect(latest("parent@example.org")?.calendar?.method).toBe("CANCEL");
	expect(latest("parent@example.org")?.text).toMatch(/20,00\s€/);
	expect(latest("parent@example.org")?.text).toContain(
		"est annulée\u00a0: Ada n’a plus de compte sur Spectra.",
	);
	expect(latest("lab@example.org")?.calendar?.method).toBe("CANCEL");
	// Journeys L27: the remaining mails in the folder name no erased account, and the booking's mail is
	// deleted.
	expect(latest("lab@example.org")?.text).toMatch(/with a student is cancelled|avec l’élève est annulée/);
	const left = [...server.mails, ...paid.mails].filter(({ to }) => to === "lab@example.org");
	expect(JSON.stringify(left)).not.toContain("Ada");
	expect(latest(email)).toBeUndefined();
	expect(
		await test.ask("SELECT 1 FROM mail_outbox WHERE recipient IS NOT NULL OR facts IS NOT NULL"),
	).toEqual([]);
});

it("the export of a student holds no address of a researcher", async () => {
	const { visitor, email } = await premiumStudent(server);
	await test.ask("UPDATE researcher SET email = 'lab@example.org'");
	await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 65)));
	const { pendingMails } = (await visitor.call("exportData")).body;
	const recipients = pendingMails.map(({ to }: { to: string }) => to);
	expect(recipients).toContain(email);
	expect(recipients).not.toContain("lab@example.org");
	await server.deliver();
});

it("the mail about a cancelled simulated appointment says that nothing was paid, and mentions neither refund nor attendance", async () => {
	const { visitor, email } = await premiumStudent(server);
	const { id } = (await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 67))))
		.body.appointment;
	expect((await latestMail(email))?.text).toContain("nobody will come to the appointment"); // cspell:disable-line
	await visitor.ask(`/api/appointments/${id}/cancel`, { method: "POST" });
	const text = (await latestMail(email))?.text;
	expect(text).toContain("Test mode: the payment was simulated, so there is no money to refund.");
	expect(text).not.toContain("on its way back");
	expect(text).not.toContain("nobody comes"); // cspell:disable-line
});

it("a later refund by an operator is mailed", async () => {
	const { visitor, email } = await premiumStudent(server);
	await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 69)));
	const [{ id: appointmentId }] = (await visitor.call("appointments")).body.appointments;
	await server.services.operatorActions.cancel({ id: appointmentId, refund: "none" }, unrecorded);
	await server.deliver();
	const { payments } = server.services;
	const [payment] = (await visitor.call("payments")).body.payments;
	await test.database.transaction((transaction) => payments.askRefund(transaction, payment.id));
	await payments.reconcile(payment.id);
	await server.deliver();
	const received = server.mails.filter(({ to, subject }) => to === email && subject === "Refund of €20.00");
	expect(received).toHaveLength(1);
	expect(received[0]?.text).toContain("It was for: Consultation with a researcher.");
});

it("a booked appointment keeps the name of a retired researcher", async () => {
	const { visitor } = await premiumStudent(server);
	const slot = await freeTime(visitor, "30min", 71);
	await visitor.call("bookAppointment", bookingRequest(slot));
	const researchers = (await visitor.ask("/api/researchers/en")).body.researchers;
	const name = researchers.find(({ id }: { id: string }) => id === slot.researcherId).name;
	await test.ask("UPDATE researcher SET retired_at = now() WHERE id = $1", [slot.researcherId]);
	onTestFinished(() => test.ask("UPDATE researcher SET retired_at = NULL").then(() => {}));
	const [appointment] = (await visitor.call("appointments")).body.appointments;
	expect(appointment.researcherName.en).toBe(name);
});

it("the mail about a withheld refund says only that", async () => {
	const { visitor, email } = await premiumStudent(server);
	const { id } = (await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 70))))
		.body.appointment;
	await server.services.operatorActions.cancel({ id, refund: "none" }, unrecorded);
	const text = (await latestMail(email, paid))?.text;
	expect(text).toContain("We had to cancel your consultation with");
	expect(text).toContain("The price is not refunded.");
	expect(text).not.toContain("24 hours");
});

it("an operator's reason for a cancellation is in the mail and on the page, with other times", async () => {
	const { visitor, email } = await premiumStudent(server);
	const { id } = (await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor, "30min", 90))))
		.body.appointment;
	await server.services.operatorActions.cancel(
		{ id, refund: "all", reason: "The researcher is ill." },
		unrecorded,
	);
	const text = (await latestMail(email))?.text;
	expect(text).toContain("The reason: The researcher is ill.");
	expect(text).toContain("Other times with the researcher are on the consultations page.");
	const [appointment] = (await visitor.call("appointments")).body.appointments;
	expect(appointment).toMatchObject({ status: "cancelled", cancelReason: "The researcher is ill." });
});

it("a delayed mail never shows an outdated time", async () => {
	const { visitor, email } = await premiumStudent(server);
	const slot = await freeTime(visitor, "30min", 80);
	const { id } = (await visitor.call("bookAppointment", bookingRequest(slot))).body.appointment;
	const { operatorActions } = server.services;
	await operatorActions.move({ id, startsAt: fullHour(100) }, unrecorded);
	await operatorActions.move({ id, startsAt: fullHour(101) }, unrecorded);
	// The first two wait, as during an outage of the mail server, and are sent after the last.
	await test.ask(
		"UPDATE mail_outbox SET written_at = written_at + (2 - (facts->>'sequence')::int) * interval '1 second' WHERE facts->>'id' = $1",
		[id],
	);
	await server.deliver();
	const received = () =>
		server.mails
			.filter((mail) => mail.to === email && mail.kind === "appointment")
			.map(({ calendar }) => /SEQUENCE:(\d+)/.exec(calendar?.content ?? "")?.[1]);
	expect(received()).toEqual(["2"]);
	await operatorActions.move({ id, startsAt: fullHour(102) }, unrecorded);
	await operatorActions.cancel({ id, refund: "all" }, unrecorded);
	await server.deliver();
	expect(received()).toEqual(["2", "4"]);
});
