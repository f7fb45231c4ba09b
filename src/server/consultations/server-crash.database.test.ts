import { beforeAll, describe, expect, it } from "vitest";
import { bookingRequest, expectSound, freeTime, researchersOf } from "../../../tests/setup/consultations.ts";
import { type CrashPoint, crashingDatabase } from "../../../tests/setup/crashing-database.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createManyPeople, type Member } from "../../../tests/setup/many-people.ts";

const isLong = process.env.SPECTRA_FAULTS === "long";

const test = prepareDatabase();
/** The server that survives. */
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	// Enough times for a booking at every step.
	await test.ask("DELETE FROM weekly_availability");
	await test.ask(
		"INSERT INTO weekly_availability SELECT 'astrophysicist', day, 480, 1200 FROM generate_series(1, 7) AS day",
	);
});

/** Lets a server do one thing for a new person, and kills it meanwhile. */
async function dieAt(death: CrashPoint, work: (member: Member) => Promise<unknown>, member?: Member) {
	const dying = crashingDatabase(test.address, death);
	const victim = createLiveServer({ ...test, database: dying.database });
	const [someone] = member === undefined ? await createManyPeople(test, victim, 1) : [member.at(victim)];
	if (someone === undefined) throw new Error("No account was found");
	await work(someone).catch(() => {});
	await dying.stop();
	return { hasCrashed: dying.hasCrashed(), member: someone.at(server) };
}

/** The periodic work that the surviving servers do within two minutes. */
async function recover(): Promise<void> {
	server.pass(61_000);
	await server.services.payments.reconcileAll();
	await server.services.payments.reconcileAll();
}

const phases = ["after", "before"] as const;

describe("a server that dies at any step", { timeout: 600_000 }, () => {
	it.each(phases)(
		"a server that dies between payment and booking (%s asking) leaves a paid booking or nothing",
		async (phase) => {
			const outcomes = { booked: 0, nothing: 0 };
			let hasCrashed = true;
			for (let at = 1; hasCrashed; at += isLong || phase === "after" ? 1 : 4) {
				const slot = await freeTime(server.visitor(), "60min", 3);
				const asked = bookingRequest(slot);
				const died = await dieAt({ at, phase }, (member) => member.ask("/api/appointments", asked));
				hasCrashed = died.hasCrashed;
				await recover();
				await expectSound(test);
				const again = await died.member.ask("/api/appointments", asked);
				const mine = (await died.member.ask("/api/appointments")).body.appointments;
				// When nothing was stored yet, the repeated request is the first one.
				expect([200, 402], `${phase} ${at}: ${JSON.stringify(again.body)}`).toContain(again.status);
				expect(mine).toHaveLength(again.status === 200 ? 1 : 0);
				outcomes[again.status === 200 ? "booked" : "nothing"] += 1;
				await expectSound(test);
			}
			expect(outcomes.booked).toBeGreaterThan(3);
			if (isLong || phase === "after") expect(outcomes.nothing).toBeGreaterThan(0);
		},
	);

	it.each(phases)(
		"a server that dies during a cancellation (%s asking) leaves it refunded or not cancelled",
		async (phase) => {
			const outcomes = { cancelled: 0, confirmed: 0 };
			let hasCrashed = true;
			for (let at = 1; hasCrashed; at += isLong || phase === "after" ? 1 : 4) {
				const [researcher] = await researchersOf(server.visitor());
				const last = researcher?.slots.filter(({ durations }) => durations.length > 1).at(-1);
				const slot = { researcherId: researcher?.id, startsAt: last?.startsAt, duration: "60min" };
				const [member] = await createManyPeople(test, server, 1);
				if (member === undefined) throw new Error("No account was found");
				const booked = await member.ask("/api/appointments", bookingRequest(slot));
				const path = `/api/appointments/${booked.body.appointment.id}/cancel`;
				hasCrashed = (await dieAt({ at, phase }, (one) => one.ask(path, null), member)).hasCrashed;
				await recover();
				await expectSound(test);
				const [mine] = (await member.ask("/api/appointments")).body.appointments;
				expect(mine.refund).toBe(mine.status === "cancelled" ? "done" : undefined);
				outcomes[mine.status as "cancelled" | "confirmed"] += 1;
			}
			expect(outcomes.cancelled).toBeGreaterThan(0);
			expect(outcomes.confirmed).toBeGreaterThan(0);
		},
	);
});
