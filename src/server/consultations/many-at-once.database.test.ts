import { beforeAll, describe, expect, it } from "vitest";
import { overlaps } from "#domain/consultations/appointment.ts";
import type { Duration } from "#domain/consultations/slots.ts";
import { type Instant, type LocalDate, parisZone, toInstant } from "#domain/shared/instant.ts";
import { addToDate, dateIn, instantOf } from "#domain/shared/time.ts";
import { bookingRequest, expectSound, researchersOf } from "../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createManyPeople, type Member } from "../../../tests/setup/many-people.ts";

const rounds = process.env.SPECTRA_FAULTS === "long" ? 50 : 1;
const clients = 200;

const test = prepareDatabase();
let server: LiveServer;
let members: Member[];
let firstDay: LocalDate;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	members = await createManyPeople(test, server, clients);
	firstDay = addToDate(dateIn(toInstant(server.now()), parisZone), { days: 2 });
	// Enough times for every round: each takes at most two hours.
	await test.ask("DELETE FROM weekly_availability");
	await test.ask(
		"INSERT INTO weekly_availability SELECT 'astrophysicist', day, 480, 1200 FROM generate_series(1, 7) AS day",
	);
});

/** The start of the half hours of one round: three rounds a day, four hours apart. */
const hourOf = (round: number) => {
	const date = addToDate(firstDay, { days: Math.floor(round / 3) });
	return new Date(
		instantOf({ date, time: (["08:00", "12:00", "16:00"] as const)[round % 3] ?? "08:00" }, parisZone),
	);
};
const later = (instant: Date, minutes: number) => toInstant(new Date(instant.getTime() + minutes * 60_000));

interface Wanted {
	readonly startsAt: Instant;
	readonly duration: Duration;
}
/** On a busy machine a client may wait too long for the database; a browser then repeats the same request. */
const askUntilAnswered = async (member: Member, asked: object) => {
	for (let tries = 0; ; tries += 1) {
		const answer = await member.ask("/api/appointments", asked);
		if (answer.status !== 503 || tries === 40) return answer;
	}
};

const bookAll = async (wanted: (number: number) => Wanted) => {
	// No client asks more often than one account may.
	server.pass(5 * 60_000);
	const asked = members.map(async (member, number) => {
		const slot = { researcherId: "astrophysicist", ...wanted(number) };
		return { slot, answer: await askUntilAnswered(member, bookingRequest(slot)) };
	});
	const all = await Promise.all(asked);
	const booked = all.filter(({ answer }) => answer.status === 200);
	const refused = all.filter(({ answer }) => answer.status !== 200);
	expect(new Set(refused.map(({ answer }) => answer.body.code))).toEqual(
		new Set(["consultations.slot_taken"]),
	);
	expect(refused.every(({ answer }) => answer.body.alternatives.length > 0)).toBe(true);
	return { booked, refused };
};

describe(`${clients} clients at once, ${rounds} rounds`, { timeout: 1_800_000 }, () => {
	it("of many requests for one time, of 30 and 60 minutes, one is booked and the others are refused clearly", async () => {
		const [researcher] = await researchersOf(server.visitor());
		expect(researcher?.slots.length).toBeGreaterThan(1300);
		for (let round = 0; round < rounds; round += 1) {
			const startsAt = toInstant(hourOf(round));
			const { booked, refused } = await bookAll((number) => ({
				startsAt,
				duration: number % 2 === 0 ? "30min" : "60min",
			}));
			expect([booked.length, refused.length]).toEqual([1, clients - 1]);
		}
		await expectSound(test);
	});

	it("of requests for four overlapping times no two overlap, and every refused one wanted a taken half hour", async () => {
		for (let round = 0; round < rounds; round += 1) {
			const from = hourOf(rounds + round);
			const { booked, refused } = await bookAll((number) => ({
				startsAt: later(from, (number % 4) * 30),
				duration: number % 3 === 0 ? "30min" : "60min",
			}));
			const slots = booked.map(({ slot }) => ({ ...slot, status: "confirmed" as const }));
			for (const [number, one] of slots.entries()) {
				for (const other of slots.slice(number + 1)) expect(overlaps(one, other)).toBe(false);
			}
			for (const { slot } of refused) {
				const wanted = { ...slot, status: "confirmed" as const };
				expect(slots.some((one) => overlaps(one, wanted))).toBe(true);
			}
		}
		await expectSound(test);
	});
});
