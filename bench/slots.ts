import {
	dayOf,
	openSlots,
	type Schedule,
	weeksFrom,
	zoneCalendar,
} from "#domain/consultations/open-slots.ts";
import { parisZone, type Zone, zoneNamed } from "#domain/shared/instant.ts";
import type { Figure, Part } from "./figure.ts";

const researcherCount = 100;
const roundCount = 15;
const maxMilliseconds = 30;
const now = "2027-03-01T10:10:10.000Z";
const zones = [
	parisZone,
	zoneNamed("America/Montreal"),
	zoneNamed("Asia/Kolkata"),
	zoneNamed("Australia/Lord_Howe"),
];

/** Mornings and afternoons, Monday to Friday, with a holiday, one more evening, and a third of the times taken. */
const scheduleOf = (number: number): Schedule => ({
	zone: zones[number % zones.length] ?? parisZone,
	weekly: [1, 2, 3, 4, 5].flatMap((weekday) => [
		{ weekday, start: 540, end: 720 },
		{ weekday, start: 840, end: 1020 },
	]),
	exceptions: [
		{ date: "2027-03-29", kind: "closed", start: 0, end: 1440 },
		{ date: "2027-04-06", kind: "extra", start: 1080, end: 1200 },
	],
});

const quickest = (work: () => void): number => {
	let best = Number.POSITIVE_INFINITY;
	for (let round = 0; round < roundCount; round += 1) {
		const began = performance.now();
		work();
		best = Math.min(best, performance.now() - began);
	}
	return best;
};

/** The time to compute the open slots of this many researchers in the coming eight weeks: the fastest of the rounds. */
export const measureSlots = (): Part => {
	const schedules = Array.from({ length: researcherCount }, (_, number) => scheduleOf(number));
	const today = dayOf(now);
	const calendars = new Map(zones.map((zone) => [zone, zoneCalendar(zone, today)]));
	const weeksOf = (zone: Zone) => weeksFrom(calendars.get(zone) ?? zoneCalendar(zone, today), now);
	const none: ReadonlySet<number> = new Set();
	const free = schedules.flatMap((schedule) => openSlots(schedule, none, weeksOf(schedule.zone)));
	const taken = schedules.map((schedule) => {
		const slots = openSlots(schedule, none, weeksOf(schedule.zone));
		return new Set(
			slots.filter((_, at) => at % 3 === 0).map(({ startsAt }) => Date.parse(startsAt) / 60_000),
		);
	});
	const whole = quickest(() => {
		for (const [number, schedule] of schedules.entries()) {
			openSlots(schedule, taken[number] ?? none, weeksOf(schedule.zone));
		}
	});
	const figures: Figure[] = [
		{
			name: `${free.length.toLocaleString("en")} times`,
			value: whole,
			unit: "ms",
			budget: { of: "value", most: maxMilliseconds },
		},
		{
			name: "What clocks do in one zone, once a day",
			value: quickest(() => void zoneCalendar(parisZone, today)),
			unit: "ms",
		},
	];
	return { title: `Eight weeks of ${researcherCount} researchers`, figures };
};
