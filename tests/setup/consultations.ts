import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Duration } from "#domain/consultations/slots.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { consistencyViolations } from "./consistency-violations.ts";
import type { TestDatabase } from "./database.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { signedIn } from "./people.ts";

/** A logged-in student with the premium plan. */
export async function premiumStudent(
	server: LiveServer,
	changes: Record<string, unknown> = {},
): Promise<{ visitor: Visitor; email: string }> {
	const person = await signedIn(server, changes);
	expect((await person.visitor.call("subscribe", { locale: null })).status).toBe(200);
	return person;
}

/** Every bookable researcher. */
export async function researchersOf(visitor: Visitor, locale = "en"): Promise<Researcher[]> {
	return (await visitor.ask(`/api/researchers/${locale}`)).body.researchers;
}

/** The `number`th free time of that duration from now. */
export async function freeTime(
	visitor: Visitor,
	duration: Duration = "30min",
	number = 0,
): Promise<{ researcherId: string; startsAt: Instant; duration: Duration }> {
	const [researcher] = await researchersOf(visitor);
	const free = researcher?.slots.filter(({ durations }) => durations.includes(duration));
	const slot = free?.[number];
	if (researcher === undefined || slot === undefined) throw new Error("No researcher offers a time");
	return { researcherId: researcher.id, startsAt: slot.startsAt, duration };
}

/** A booking request as a browser sends it. */
export const bookingRequest = (slot: object, changes: Record<string, unknown> = {}) => ({
	idempotencyKey: randomUUID(),
	locale: "en",
	visitorZone: "Europe/Paris",
	...slot,
	...changes,
});
type BookingRequest = ReturnType<typeof bookingRequest>;

/** Subscribes a student and books the first free time. */
export async function bookedBy(
	visitor: Visitor,
): Promise<{ bookingRequest: BookingRequest; appointment: Appointment }> {
	expect((await visitor.call("subscribe", { locale: null })).status).toBe(200);
	const asked = bookingRequest(await freeTime(visitor));
	const booked = await visitor.call("bookAppointment", asked);
	expect(booked.status).toBe(200);
	return { bookingRequest: asked, appointment: booked.body.appointment };
}

/**
 * Checks that paid means booked, that half hours belong to appointments, and that nothing overlaps. Holds
 * whenever the database is idle.
 */
export async function expectSound({ ask }: Pick<TestDatabase, "ask">): Promise<void> {
	expect(await consistencyViolations(ask)).toEqual({});
}
