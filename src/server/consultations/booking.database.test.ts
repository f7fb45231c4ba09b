import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { cents } from "#domain/shared/money.ts";
import {
	bookingRequest,
	expectSound,
	freeTime,
	premiumStudent,
	researchersOf,
} from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createPaidServer } from "../../../tests/setup/paid-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});

const day = 24 * 60 * 60_000;

describe("booking", () => {
	it("a member books and pays, and the time is no longer offered", async () => {
		const { visitor, email } = await premiumStudent(server);
		const slot = await freeTime(visitor, "60min");
		const { status, body } = await visitor.call("bookAppointment", bookingRequest(slot));
		expect([status, body]).toMatchObject([
			200,
			{ kind: "booked", appointment: { ...slot, status: "confirmed" } },
		]);
		expect(JSON.stringify(body)).not.toContain("meet.example");
		expect((await visitor.call("appointments")).body.appointments).toEqual([body.appointment]);
		const [researcher] = await researchersOf(visitor);
		const at = (startsAt: Instant) => researcher?.slots.find((slot) => slot.startsAt === startsAt)?.durations;
		expect(at(slot.startsAt)).toEqual([]);
		await server.deliver();
		const mail = server.mails.find(({ kind, to }) => kind === "appointment" && to === email);
		expect(mail?.subject).toBe("Booked: consultation with Inès Carlier");
		expect(mail?.calendar?.method).toBe("REQUEST");
		await expectSound(test);
	});

	it("booking needs a login and the premium plan", async () => {
		const { visitor } = await signedIn(server);
		const slot = await freeTime(visitor);
		expect(await visitor.call("bookAppointment", bookingRequest(slot))).toMatchObject({
			status: 403,
			body: { code: "consultations.premium_required" },
		});
		expect((await server.visitor().call("bookAppointment", bookingRequest(slot))).status).toBe(401);
	});

	it("booking under eighteen needs a guardian", async () => {
		const { visitor, email } = await signedIn(server, { ageBand: "15to17" });
		await test.ask(
			`INSERT INTO subscription (id, account_id, provider, provider_reference, status, period_end, cancel_at_period_end, wish, started_at, updated_at)
			 SELECT $1::uuid, id, 'simulated', $1::text, 'active', now() + interval '20 days', false, 'none', now(), now() FROM account WHERE email = $2`,
			[randomUUID(), email],
		);
		expect((await visitor.call("bookAppointment", bookingRequest(await freeTime(visitor)))).body.code).toBe(
			"billing.guardian_needed",
		);
	});

	it("the server refuses a time that is missing, not offered, past, or of an unknown researcher", async () => {
		const { visitor } = await premiumStudent(server);
		const slot = await freeTime(visitor);
		const codeOf = async (changes: object) =>
			(await visitor.call("bookAppointment", bookingRequest(slot, { ...changes }))).body.code;
		expect(await codeOf({ researcherId: null })).toBe("consultations.incomplete");
		expect(await codeOf({ startsAt: null })).toBe("consultations.incomplete");
		expect(await codeOf({ researcherId: "unknown" })).toBe("consultations.slot_unavailable");
		expect(await codeOf({ startsAt: "2020-01-01T10:00:00.000Z" })).toBe("consultations.slot_unavailable");
		expect(await codeOf({ startsAt: toInstant(new Date(server.now().getTime() + 90 * day)) })).toBe(
			"consultations.slot_unavailable",
		);
		expect(await codeOf({ startsAt: slot.startsAt.replace(":00.000Z", ":00.001Z") })).toBe(
			"consultations.slot_unavailable",
		);
		expect(await codeOf({ duration: "45min" })).toBe("request.malformed");
		await expectSound(test);
	});

	it("a time that was just taken is answered with the nearest free times", async () => {
		const first = await premiumStudent(server);
		const second = await premiumStudent(server);
		const slot = await freeTime(first.visitor, "60min", 2);
		expect((await first.visitor.call("bookAppointment", bookingRequest(slot))).status).toBe(200);
		const late = await second.visitor.call("bookAppointment", bookingRequest(slot));
		expect([late.status, late.body.code]).toEqual([409, "consultations.slot_taken"]);
		const { alternatives } = late.body;
		expect(alternatives).toHaveLength(3);
		expect([...alternatives].sort()).toEqual(alternatives);
		expect(alternatives).not.toContain(slot.startsAt);
		const again = await second.visitor.call(
			"bookAppointment",
			bookingRequest(slot, { startsAt: alternatives[0] }),
		);
		expect(again.status).toBe(200);
		await expectSound(test);
	});

	it("a failed payment leaves nothing behind, and the next try books", async () => {
		const { visitor } = await premiumStudent(server);
		const slot = await freeTime(visitor);
		const refused = bookingRequest(slot);
		server.chance(0.99);
		expect(await visitor.call("bookAppointment", refused)).toMatchObject({
			status: 402,
			body: { code: "subscription.payment.error" },
		});
		expect((await visitor.call("appointments")).body.appointments).toEqual([]);
		server.chance(0);
		expect((await visitor.call("bookAppointment", refused)).body.code).toBe("subscription.payment.error");
		expect((await visitor.call("bookAppointment", bookingRequest(slot))).status).toBe(200);
		await expectSound(test);
	});

	it("a request that is repeated, at once or later, books once", async () => {
		const { visitor } = await premiumStudent(server);
		const one = bookingRequest(await freeTime(visitor, "60min"));
		const answers = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.call("bookAppointment", one)));
		answers.push(await visitor.call("bookAppointment", one));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1);
		expect((await visitor.call("appointments")).body.appointments).toHaveLength(1);
		const other = bookingRequest(await freeTime(visitor), { idempotencyKey: one.idempotencyKey });
		expect((await visitor.call("bookAppointment", other)).body.code).toBe("request.malformed");
		const { visitor: stranger } = await premiumStudent(server);
		const sameKey = bookingRequest(await freeTime(stranger), { idempotencyKey: one.idempotencyKey });
		expect((await stranger.call("bookAppointment", sameKey)).status).toBe(200);
		await expectSound(test);
	});
});

describe("cancelling", () => {
	const booked = async (number: number) => {
		const { visitor, email } = await premiumStudent(server);
		const slot = await freeTime(visitor, "30min", number);
		const { appointment } = (await visitor.call("bookAppointment", bookingRequest(slot))).body;
		const cancel = (who = visitor) =>
			who.ask(`/api/appointments/${appointment.id}/cancel`, { method: "POST" });
		return { visitor, email, slot, appointment, cancel };
	};

	it("cancelling at least 24 hours before refunds the price and frees the time", async () => {
		const { visitor, email, slot, appointment, cancel } = await booked(60);
		const cancelled = await cancel();
		expect([cancelled.status, cancelled.body]).toMatchObject([200, { status: "cancelled", refund: "done" }]);
		const [researcher] = await researchersOf(visitor);
		const listed = researcher?.slots.find(({ startsAt }) => startsAt === slot.startsAt);
		expect(listed?.durations).toContain("30min");
		expect((await cancel()).body.code).toBe("consultations.cancel_failed");
		const paid = createPaidServer(test);
		await paid.deliver();
		const mail = paid.mails.findLast(({ to }) => to === email);
		expect(mail?.subject).toBe("Cancelled: consultation with Inès Carlier");
		expect(mail?.text).toContain("You cancelled your consultation with Inès Carlier.");
		expect(mail?.text).toContain("€20.00, is on its way back");
		const event = new ICAL.Event(
			new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? "")).getFirstSubcomponent("vevent") ??
				undefined,
		);
		expect([mail?.calendar?.method, event.sequence, event.uid]).toEqual([
			"CANCEL",
			1,
			`${appointment.id}@b.example`,
		]);
		await expectSound(test);
	});

	it("cancelling later refunds nothing, and a stranger or a started consultation is refused", async () => {
		const late = await booked(10);
		const started = await booked(11);
		const { visitor: other } = await signedIn(server);
		expect((await late.cancel(other)).body.code).toBe("consultations.cancel_failed");
		server.pass(Date.parse(late.slot.startsAt) - server.now().getTime() - day + 60_000);
		const cancelled = await late.cancel();
		expect(cancelled.body).toMatchObject({ status: "cancelled" });
		expect(cancelled.body.refund).toBeUndefined();
		server.pass(Date.parse(started.slot.startsAt) - server.now().getTime());
		expect((await started.cancel()).body.code).toBe("consultations.cancel_failed");
		server.pass(30 * 60_000);
		expect((await started.visitor.call("appointments")).body.appointments[0].status).toBe("completed");
		await expectSound(test);
	});

	it("the erasure of an account cancels its consultations with a refund", async () => {
		const { visitor, slot, appointment } = await booked(40);
		expect((await visitor.call("erase", { password: "a long enough secret" })).status).toBe(204);
		await server.services.payments.reconcileAll();
		const [paid] = await test.ask(
			"SELECT p.state FROM payment p WHERE p.purpose = 'consultation' AND p.account_id IS NULL",
		);
		expect(paid?.state).toBe("refunded");
		expect(await test.ask("SELECT 1 FROM appointment WHERE id = $1", [appointment.id])).toEqual([]);
		const halfHours = await test.ask("SELECT 1 FROM appointment_cell WHERE cell_start = $1", [slot.startsAt]);
		expect(halfHours).toEqual([]);
	});
});

describe("an unpaid reservation", () => {
	it("a reservation is released when its payment expires", async () => {
		const { visitor } = await premiumStudent(server);
		const slot = await freeTime(visitor, "30min", 5);
		const { accountId } = (
			await test.ask(`SELECT account_id AS "accountId" FROM subscription ORDER BY started_at DESC LIMIT 1`)
		)[0] as { accountId: string };
		const paymentId = await test.database.transaction((transaction) =>
			server.services.payments.open(
				transaction,
				{ accountId, purpose: "consultation", amountCents: cents(2000) },
				server.now(),
			),
		);
		const id = randomUUID();
		await test.ask(
			`INSERT INTO appointment_hold VALUES ($1, $2, $3, $4, '30min', $5, $6, 'held', 'UTC', now(), now())`,
			[id, accountId, slot.researcherId, slot.startsAt, paymentId, randomUUID()],
		);
		await test.ask("INSERT INTO appointment_cell VALUES ($1, $2, $3)", [
			slot.researcherId,
			slot.startsAt,
			id,
		]);
		const { visitor: other } = await premiumStudent(server);
		expect((await other.call("bookAppointment", bookingRequest(slot))).body.code).toBe(
			"consultations.slot_taken",
		);
		server.pass(61_000);
		await server.services.payments.reconcileAll();
		expect((await other.call("bookAppointment", bookingRequest(slot))).status).toBe(200);
		await expectSound(test);
	});

	it("a paid consultation remains when another one is booked", async () => {
		const { visitor } = await premiumStudent(server);
		const [first, second] = [await freeTime(visitor, "30min", 8), await freeTime(visitor, "30min", 9)];
		expect((await visitor.call("bookAppointment", bookingRequest(first))).status).toBe(200);
		expect((await visitor.call("bookAppointment", bookingRequest(second))).status).toBe(200);
		expect((await visitor.call("appointments")).body.appointments).toHaveLength(2);
		await expectSound(test);
	});
});
