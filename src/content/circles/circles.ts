import * as z from "zod/mini";
import { localeSchema, localized, localTimeSchema } from "#contract/shared.ts";
import { circleLengths, maxSeats, maxSubjectLength, seatPrices } from "#domain/circles/circle.ts";
import type { WeeklyTime } from "#domain/circles/weekly-circle.ts";

const circleSchema = z.strictObject({
	name: z.string().check(z.regex(/^[a-z]+$/)),
	/** One of the four invented researchers. */
	researcherId: z.string(),
	hostName: z.string().check(z.minLength(1)),
	subject: localized(z.string().check(z.minLength(1), z.maxLength(maxSubjectLength))),
	language: localeSchema,
	weekday: z.int().check(z.gte(1), z.lte(7)),
	time: localTimeSchema,
	minutes: z.union(circleLengths.map((length) => z.literal(length))),
	seats: z.int().check(z.gte(1), z.lte(maxSeats)),
	/** Seats of invented people. */
	taken: z.int().check(z.gte(0), z.lte(maxSeats)),
	/** Invented people on the waiting list. */
	waiting: z.int().check(z.gte(0)),
	priceCents: z.int().check(z.refine((price) => seatPrices.some((one) => one === price))),
});
/** An invented circle of the demonstration. */
export type CircleSource = Omit<z.infer<typeof circleSchema>, "weekday" | "time"> & WeeklyTime;

const defineCircle = (source: CircleSource): CircleSource => circleSchema.parse(source);

/** The circles of the demonstration, each week: one free, one with a price, one that is full. All are invented. */
export const circles: readonly CircleSource[] = [
	defineCircle({
		name: "nights",
		researcherId: "astrophysicist",
		hostName: "Maëlle Rivoal",
		subject: {
			en: "What does an astronomer do all day, and all night?",
			fr: "Que fait une astronome toute la journée, et toute la nuit ?",
		},
		language: "fr",
		weekday: 3,
		time: "17:00",
		minutes: 60,
		priceCents: 0,
		seats: 12,
		taken: 7,
		waiting: 0,
	}),
	defineCircle({
		name: "medicines",
		researcherId: "biotechnologist",
		hostName: "Paul Anselme",
		subject: {
			en: "Medicines made by bacteria: which studies lead there?",
			fr: "Des médicaments fabriqués par des bactéries : quelles études y mènent ?",
		},
		language: "fr",
		weekday: 5,
		time: "18:00",
		minutes: 60,
		priceCents: 500,
		seats: 8,
		taken: 5,
		waiting: 0,
	}),
	defineCircle({
		name: "quantum",
		researcherId: "quantum-physicist",
		hostName: "Maëlle Rivoal",
		subject: {
			en: "Quantum computers without the hype",
			fr: "L’ordinateur quantique, loin des fantasmes",
		},
		language: "en",
		weekday: 6,
		time: "10:30",
		minutes: 60,
		priceCents: 500,
		seats: 6,
		taken: 6,
		waiting: 2,
	}),
];
