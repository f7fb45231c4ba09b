import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Researcher } from "#contract/appointments.ts";
import type { Duration } from "#domain/appointments/duration.ts";
import type { TestDatabase } from "./database.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { signedIn } from "./people.ts";

/** Somebody signed in who has the premium plan. */
export async function premiumStudent(
	server: LiveServer,
	changes: Record<string, unknown> = {},
): Promise<{ visitor: Visitor; email: string }> {
	const person = await signedIn(server, changes);
	expect((await person.visitor.call("subscribe", {})).status).toBe(200);
	return person;
}

/** Everybody who can be booked. */
export async function researchersOf(visitor: Visitor, locale = "en"): Promise<Researcher[]> {
	return (await visitor.ask(`/api/researchers/${locale}`)).body.researchers;
}

/** A time that is free for that long, so many free times from now. */
export async function freeTime(
	visitor: Visitor,
	duration: Duration = "30min",
	number = 0,
): Promise<{ researcherId: string; startsAt: string; duration: Duration }> {
	const [researcher] = await researchersOf(visitor);
	const free = researcher?.slots.filter(({ durations }) => durations.includes(duration));
	const slot = free?.[number];
	if (researcher === undefined || slot === undefined) throw new Error("Nobody offers a time");
	return { researcherId: researcher.id, startsAt: slot.startsAt, duration };
}

/** A wish to book as a browser sends it. */
export const wish = (place: object, changes: Record<string, unknown> = {}) => ({
	idempotencyKey: randomUUID(),
	locale: "en",
	visitorZone: "Europe/Paris",
	...place,
	...changes,
});

/** What has to be true at every moment in which nothing is under way: asked of the tables themselves. */
export async function expectSound({ ask }: Pick<TestDatabase, "ask">): Promise<void> {
	const paidWithout = await ask(
		`SELECT p.id, p.state, h.state AS hold FROM payment p LEFT JOIN appointment_hold h ON h.payment_id = p.id
		 LEFT JOIN appointment a ON a.payment_id = p.id
		 WHERE p.purpose = 'consultation' AND p.account_id IS NOT NULL AND
		 ((p.state = 'paid' AND a.id IS NULL) OR (p.state IN ('failed', 'expired') AND (a.id IS NOT NULL OR h.state <> 'released'))
		  OR (p.state IN ('refunding', 'refunded') AND a.state = 'confirmed') OR p.state = 'open')`,
	);
	expect(paidWithout, "paid is not the same as booked").toEqual([]);
	const bankDiffers = await ask(
		`SELECT p.id, p.state, s.state AS bank FROM payment p LEFT JOIN simulated_payment s ON s.id = p.id::text
		 WHERE p.purpose = 'consultation' AND p.provider = 'simulated' AND p.state <> coalesce(s.state, 'expired')`,
	);
	expect(bankDiffers, "the bank says otherwise").toEqual([]);
	const cellsDiffer = await ask(
		`WITH expected AS (
		   SELECT a.researcher_id, generate_series(a.starts_at, a.ends_at - interval '30 minutes', interval '30 minutes') AS cell_start, a.id AS hold_id
		   FROM appointment a WHERE a.state <> 'cancelled')
		 (SELECT researcher_id, cell_start, hold_id FROM appointment_cell EXCEPT ALL SELECT * FROM expected)
		 UNION ALL (SELECT * FROM expected EXCEPT ALL SELECT researcher_id, cell_start, hold_id FROM appointment_cell)`,
	);
	expect(cellsDiffer, "half hours and appointments differ").toEqual([]);
	const overlapping = await ask(
		`SELECT a.id FROM appointment a JOIN appointment b ON a.researcher_id = b.researcher_id AND a.id < b.id
		 AND a.state <> 'cancelled' AND b.state <> 'cancelled' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
	);
	expect(overlapping, "two at once").toEqual([]);
}
