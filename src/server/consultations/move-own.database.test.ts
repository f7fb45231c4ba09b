import ICAL from "ical.js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Instant, utcDateOf } from "#domain/shared/instant.ts";
import { bookingRequest, expectSound, freeTime, premiumStudent } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	await test.ask("UPDATE researcher SET email = 'ines@lab.example', locale = 'en'");
});
beforeEach(async () => {
	await server.deliver();
	server.mails.splice(0);
});

const booked = async (number = 20) => {
	const { visitor, email } = await premiumStudent(server);
	const slot = await freeTime(visitor, "30min", number);
	const { appointment } = (await visitor.call("bookAppointment", bookingRequest(slot))).body;
	const move = (startsAt: Instant) =>
		visitor.ask(`/api/appointments/${appointment.id}/move`, { body: { startsAt } });
	return { visitor, email, appointment, move };
};

/** Brings an appointment nearer, as if time had passed. */
const beginsIn = (id: string, soon: string) =>
	test.ask(
		"UPDATE appointment SET starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '30 minutes' WHERE id = $1",
		[id, soon],
	);

it("a student moves an appointment to a free time, and the old time is free", async () => {
	const { visitor, email, appointment, move } = await booked();
	const { startsAt } = await freeTime(visitor, "30min", 30);
	const moved = await move(startsAt);
	expect([moved.status, moved.body]).toMatchObject([200, { id: appointment.id, startsAt }]);
	await server.deliver();
	const received = server.mails.filter(
		({ kind, subject }) => kind === "appointment" && /new time/i.test(subject),
	);
	expect(received.map(({ to }) => to).sort()).toEqual([email, "ines@lab.example"].sort());
	const events = server.mails.map(({ calendar }) => {
		if (calendar === undefined) return undefined;
		return new ICAL.Component(ICAL.parse(calendar.content)).getFirstSubcomponent("vevent");
	});
	const ownEvents = events.filter((event) =>
		event?.getFirstPropertyValue("uid")?.toString().includes(appointment.id),
	);
	expect(new Set(ownEvents.map((event) => String(event?.getFirstPropertyValue("uid")))).size).toBe(1);
	expect(Math.max(...ownEvents.map((event) => Number(event?.getFirstPropertyValue("sequence"))))).toBe(1);
	const { visitor: other } = await premiumStudent(server);
	const old = { researcherId: appointment.researcherId, startsAt: appointment.startsAt, duration: "30min" };
	expect((await other.call("bookAppointment", bookingRequest(old))).status).toBe(200);
	await expectSound(test);
});

it("moving an appointment oneself does not extend the right to a refund", async () => {
	const { visitor, appointment, move } = await booked(21);
	const { startsAt } = await freeTime(visitor, "30min", 31);
	expect((await move(startsAt)).body).not.toHaveProperty("wasMoved");
	await beginsIn(appointment.id, "1 hour");
	expect((await visitor.ask(`/api/appointments/${appointment.id}/cancel`, { method: "POST" })).status).toBe(
		200,
	);
	const { payments } = (await visitor.call("payments")).body;
	expect(payments.map(({ state }: { state: string }) => state)).toEqual(["paid", "paid"]);
});

it("the server refuses a move that is too late, to a taken or unoffered or the same time, or of a stranger", async () => {
	const { visitor, appointment, move } = await booked(22);
	expect((await move(appointment.startsAt)).body.code).toBe("consultations.same_time");
	const { appointment: taken } = await booked(23);
	expect((await move(taken.startsAt)).body.code).toBe("consultations.slot_taken");
	const night = `${utcDateOf(appointment.startsAt)}T02:00:00.000Z` as const;
	expect((await move(night)).body.code).toBe("consultations.slot_unavailable");
	const { startsAt } = await freeTime(visitor, "30min", 32);
	const { visitor: stranger } = await premiumStudent(server);
	const path = `/api/appointments/${appointment.id}/move`;
	expect((await stranger.ask(path, { body: { startsAt } })).body.code).toBe("consultations.move_failed");
	await beginsIn(appointment.id, "23 hours 59 minutes");
	expect((await move(startsAt)).body.code).toBe("consultations.move_late");
	await beginsIn(appointment.id, "24 hours 5 minutes");
	expect((await move(startsAt)).status).toBe(200);
});
