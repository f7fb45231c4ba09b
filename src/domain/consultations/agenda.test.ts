import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, parisZone } from "../shared/moment.ts";
import { cents } from "../shared/money.ts";
import { instantOf } from "../shared/time.ts";
import { agendaOf } from "./agenda.ts";
import { type Appointment, appointmentStatuses } from "./appointment.ts";

const now = "2027-10-30T23:00:00.000Z";
const appointment = (
	id: string,
	startsAt: Instant,
	status: Appointment["status"] = "confirmed",
): Appointment => ({
	id,
	startsAt,
	status,
	researcherId: "astrophysicist",
	zone: parisZone,
	duration: "30min",
	createdAt: "2027-10-01T00:00:00.000Z",
	amountCents: cents(2000),
});
const idsOf = (appointments: readonly Appointment[]) => appointments.map(({ id }) => id);

describe("agendaOf", () => {
	// shows 4.19
	it("lists upcoming ones earliest first and past ones latest first", () => {
		const { upcoming, past } = agendaOf(
			[
				appointment("later", "2027-11-02T09:00:00.000Z"),
				appointment("old", "2027-10-01T09:00:00.000Z"),
				appointment("soon", "2027-11-01T09:00:00.000Z"),
				appointment("called off", "2027-11-03T09:00:00.000Z", "cancelled"),
				appointment("done", "2027-10-20T09:00:00.000Z", "completed"),
			],
			now,
		);
		expect(idsOf(upcoming)).toEqual(["soon", "later"]);
		expect(idsOf(past)).toEqual(["called off", "done", "old"]);
	});

	it("counts one that begins this very moment as past", () => {
		expect(agendaOf([appointment("a", now)], now).past).toHaveLength(1);
	});

	it("keeps the two 02:30 of the night of 2027-10-31 in order", () => {
		const first = instantOf({ date: "2027-10-31", time: "02:30" }, parisZone);
		const second = addMinutes(first, 60);
		const { upcoming } = agendaOf([appointment("second", second), appointment("first", first)], now);
		expect(idsOf(upcoming)).toEqual(["first", "second"]);
		const between = agendaOf(
			[appointment("second", second), appointment("first", first)],
			addMinutes(first, 30),
		);
		expect(idsOf(between.upcoming)).toEqual(["second"]);
		expect(idsOf(between.past)).toEqual(["first"]);
	});

	it("puts every appointment in exactly one tab, in order", () => {
		const any = fc
			.array(
				fc.record({
					offset: fc.integer({ min: -5000, max: 5000 }),
					status: fc.constantFrom(...appointmentStatuses),
				}),
				{ maxLength: 12 },
			)
			.map((all) =>
				all.map(({ offset, status }, at) => appointment(String(at), addMinutes(now, offset), status)),
			);
		fc.assert(
			fc.property(any, (all) => {
				const { upcoming, past } = agendaOf(all, now);
				expect([...idsOf(upcoming), ...idsOf(past)].sort()).toEqual(idsOf(all).sort());
				const starts = (list: Appointment[]) => list.map(({ startsAt }) => startsAt);
				expect(starts(upcoming)).toEqual(starts(upcoming).sort());
				expect(starts(past)).toEqual(starts(past).sort().reverse());
			}),
		);
	});
});
