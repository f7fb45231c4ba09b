import { describe, expect, it } from "vitest";
import { agendaOf } from "#domain/consultations/appointment.ts";
import { dayOf, openSlots, weeksFrom, zoneCalendar } from "#domain/consultations/open-slots.ts";
import type { WeeklyHours } from "#domain/consultations/weekly.ts";
import { type Instant, parisZone, toInstant, type Zone, zoneNamed } from "#domain/shared/instant.ts";
import { cents } from "#domain/shared/money.ts";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";

/** How many days of some zone are compared. */
const wanted = process.env.SPECTRA_FAULTS === "long" ? 200_000 : 3_000;
const daysEach = 7;
const casesPerQuery = 12;

const { ask } = prepareDatabase();

/** Numbers in [0, 1), the same in every run. */
function createChance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

interface Case {
	readonly now: Instant;
	readonly weekly: readonly WeeklyHours[];
}

const first = Date.UTC(2026, 0, 1);
const last = Date.UTC(2036, 11, 20);

/** A week at a random instant of 2026 to 2036 with a few offered hours, often near a clock change. */
function drawCase(chance: () => number, changes: readonly number[]): Case {
	const change = changes[Math.floor(chance() * changes.length)];
	const isNear = change !== undefined && chance() < 0.5;
	const at = isNear ? change - chance() * daysEach * 86_400_000 : first + chance() * (last - first);
	const weekly = Array.from({ length: 1 + Math.floor(chance() * 6) }, () => {
		const start = Math.floor(chance() * 48) * 30;
		return {
			weekday: 1 + Math.floor(chance() * 7),
			start,
			end: Math.min(1440, start + 30 * (1 + Math.floor(chance() * 16))),
		};
	});
	return { now: toInstant(new Date(Math.max(first, Math.floor(at)))), weekly };
}

/** The same by PostgreSQL, which evaluates the zone's clock at every half hour of UTC. */
const bySql = `
	WITH given AS (
		SELECT number, (item->>'now')::timestamptz AS now, item->'weekly' AS weekly
		FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS t (item, number)),
	cells AS (
		SELECT number, now, cell, bool_and(EXISTS (
			SELECT 1 FROM jsonb_to_recordset(weekly) AS hours (weekday int, start int, "end" int)
			WHERE extract(isodow FROM wall) = weekday
			AND extract(hour FROM wall) * 60 + extract(minute FROM wall) >= start
			AND extract(hour FROM wall) * 60 + extract(minute FROM wall) < "end")) AS is_open
		FROM given,
			generate_series(date_bin('30 minutes', now, 'epoch') + interval '30 minutes',
				now + interval '${daysEach} days 30 minutes', interval '30 minutes') AS cell,
			LATERAL (SELECT (cell + part) AT TIME ZONE $1 AS wall
				FROM unnest(ARRAY[interval '0', interval '15 minutes']) AS part) AS walls
		GROUP BY number, now, cell)
	SELECT one.number::int, to_char(one.cell AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') AS "startsAt",
		coalesce(next.is_open, false) AS long
	FROM cells AS one LEFT JOIN cells AS next ON next.number = one.number AND next.cell = one.cell + interval '30 minutes'
	WHERE one.is_open AND one.cell > one.now AND one.cell < one.now + interval '${daysEach} days'
	AND NOT EXISTS (SELECT 1 FROM generate_series(1, 6) AS k
		WHERE (one.cell - k * interval '30 minutes') AT TIME ZONE $1 = one.cell AT TIME ZONE $1)
	ORDER BY one.number, one.cell`;

/**
 * The instants from 2026 to 2036 at which a zone's clocks change in PostgreSQL: found by day, then by half
 * hour.
 */
const changesBySql = `
	WITH days AS (
		SELECT day FROM (
			SELECT day, (day AT TIME ZONE $1) - (day AT TIME ZONE 'UTC') AS ahead,
				lag((day AT TIME ZONE $1) - (day AT TIME ZONE 'UTC')) OVER (ORDER BY day) AS before
			FROM generate_series('2026-01-01Z'::timestamptz, '2037-01-01Z', '1 day') AS day) AS all_days
		WHERE ahead <> before)
	SELECT (extract(epoch FROM half) * 1000)::float8 AS at FROM (
		SELECT half, (half AT TIME ZONE $1) - (half AT TIME ZONE 'UTC') AS ahead,
			lag((half AT TIME ZONE $1) - (half AT TIME ZONE 'UTC')) OVER (PARTITION BY day ORDER BY half) AS before
		FROM days, generate_series(day - interval '1 day', day, '30 minutes') AS half) AS halves
	WHERE ahead <> before`;

const wallNow = (at: number, zone: Zone) => {
	const { date, time } = localDateTimeOf(toInstant(new Date(at)), zone);
	return `${date} ${time}`;
};

/**
 * Whether both implementations agree just before and at every clock change that either knows, and each week.
 */
async function isSameZone(zone: Zone, changes: readonly number[]): Promise<boolean> {
	const week = 7 * 86_400_000;
	const instants = changes.flatMap((at) => [at - 60_000, at]);
	for (let at = first; at < last + week; at += week) instants.push(at);
	const rows = await ask(
		`SELECT to_char(to_timestamp(at / 1000) AT TIME ZONE $1, 'YYYY-MM-DD HH24:MI') AS wall
		 FROM unnest($2::float8[]) WITH ORDINALITY AS t (at, number) ORDER BY number`,
		[zone, instants],
	);
	return instants.every((at, number) => wallNow(at, zone) === rows[number]?.wall);
}

describe("time slots against PostgreSQL's zones", () => {
	it(`the slots are the same on ${wanted} days of all zones that both know, 2026 to 2036`, {
		timeout: 3_600_000,
	}, async () => {
		const chance = createChance(20_261_121);
		const known = new Set((await ask("SELECT name FROM pg_timezone_names")).map(({ name }) => name));
		const zones = Intl.supportedValuesOf("timeZone")
			.filter((zone) => known.has(zone))
			.map(zoneNamed);
		expect(zones.length).toBeGreaterThan(400);
		const different: string[] = [];
		const wrong: unknown[] = [];
		let compared = 0;
		const isShort = wanted < 100_000;
		// The short form takes some of the zones, chosen anew each time the list is exhausted.
		const order = isShort ? zones.filter(() => chance() < 0.09).concat(parisZone) : zones;
		for (let round = 0; compared < wanted; round += 1) {
			for (const zone of order) {
				if (compared >= wanted) break;
				const changes = (await ask(changesBySql, [zone])).map(({ at }) => Number(at));
				if (round === 0 && !(await isSameZone(zone, changes))) different.push(zone);
				if (different.includes(zone)) continue;
				const perZone = Math.max(1, Math.ceil(wanted / daysEach / order.length));
				for (let done = 0; done < perZone; done += casesPerQuery) {
					const cases = Array.from({ length: Math.min(casesPerQuery, perZone - done) }, () =>
						drawCase(chance, changes),
					);
					const rows = await ask(bySql, [zone, JSON.stringify(cases)]);
					for (const [number, { now, weekly }] of cases.entries()) {
						const expected = rows
							.filter((row) => row.number === number + 1)
							.map(({ startsAt, long }) => ({
								startsAt,
								durations: long ? ["30min", "60min"] : ["30min"],
							}));
						const weeks = weeksFrom(zoneCalendar(zone, dayOf(now), 1), now, 1);
						const actual = openSlots({ zone, weekly, exceptions: [] }, new Set(), weeks);
						if (JSON.stringify(actual) !== JSON.stringify(expected)) wrong.push({ zone, now, weekly });
						compared += daysEach;
					}
				}
			}
		}
		const data = `ICU ${process.versions.tz}`;
		if (different.length > 0) console.log(`zones of other data (${data}): ${different.join(", ")}`);
		if (!isShort)
			console.log(`${compared} days in ${order.length} zones, ${wrong.length} differences (${data})`);
		expect(wrong.slice(0, 5)).toEqual([]);
		expect(different.length).toBeLessThan(20);
		expect(different).not.toContain(parisZone);
	});

	it("the agenda has PostgreSQL's order, over the nights of 2027-03-28 and 2027-10-31 in Paris", async () => {
		const now = "2027-03-28T01:30:00.000Z" as const;
		const states = ["confirmed", "completed", "cancelled"] as const;
		const appointments = ["2027-03-28T00:00:00Z", "2027-10-30T22:00:00Z"].flatMap((from) =>
			Array.from({ length: 24 }, (_, number) => ({
				id: `${from}${number}`,
				researcherId: "x",
				startsAt: toInstant(new Date(Date.parse(from) + number * 1_800_000)),
				zone: parisZone,
				duration: "30min" as const,
				status: states[number % 3] ?? "confirmed",
				createdAt: now,
				amountCents: cents(2000),
			})),
		);
		const rows = await ask(
			`SELECT item->>'id' AS id, (item->>'startsAt')::timestamptz > $2::timestamptz AND item->>'status' = 'confirmed' AS upcoming
			 FROM jsonb_array_elements($1::jsonb) AS item ORDER BY (item->>'startsAt')::timestamptz`,
			[JSON.stringify(appointments), now],
		);
		const ids = (isUpcoming: boolean) =>
			rows.filter((row) => row.upcoming === isUpcoming).map(({ id }) => id);
		const agenda = agendaOf(appointments.toReversed(), now);
		expect(agenda.upcoming.map(({ id }) => id)).toEqual(ids(true));
		expect(agenda.past.map(({ id }) => id)).toEqual(ids(false).reverse());
	});
});
