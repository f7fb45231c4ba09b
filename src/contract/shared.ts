import * as z from "zod/mini";
import { type DocumentPage, tableMarks } from "#domain/shared/document.ts";
import type { Instant, LocalDate, LocalTime, Month, Zone } from "#domain/shared/instant.ts";
import { locales } from "#domain/shared/locale.ts";
import type { Cents } from "#domain/shared/money.ts";

/** A schema whose checked values the compiler knows by their own type. */
const known = <Known extends string | number>(schema: z.ZodMiniType<string | number>) =>
	schema as unknown as z.ZodMiniType<Known, Known>;

export const localeSchema = z.enum(locales);

/** Schema of a value written once per language. Both languages are required. */
export const localized = <Schema extends z.ZodMiniType>(schema: Schema) =>
	z.strictObject({ en: schema, fr: schema });

export const instantSchema = known<Instant>(z.iso.datetime({ precision: 3 }));

export const localDateSchema = known<LocalDate>(z.iso.date());

export const monthSchema = known<Month>(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)));

export const localTimeSchema = known<LocalTime>(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

/** The name of a time zone in the IANA database, such as `Europe/Paris`. */
export const zoneSchema = known<Zone>(z.string().check(z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)));

/** An amount in whole euro cents, never negative. */
export const centsSchema = known<Cents>(z.int().check(z.gte(0)));

/** A whole number of things, never negative. */
export const countSchema = z.int().check(z.gte(0));

/** A short text of a form: long enough for anything that fits on one line. */
export const lineSchema = z.string().check(z.maxLength(500));

/**
 * The zone that a browser reports, or nothing: no person typed it, so no value of it refuses a request. The server reads
 * it with `knownZone`.
 */
export const browserZoneSchema = z.catch(z.optional(z.string().check(z.maxLength(64))), undefined);

const text = z.string().check(z.minLength(1));

const markMeaning = z.strictObject({ word: text, meaning: text });

/** One piece of a text page. Links to other sites open in a new tab; own paths start with "/". */
const documentBlockSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("paragraph"), text }),
	z.strictObject({ kind: z.literal("list"), items: z.array(text).check(z.minLength(1)) }),
	z.strictObject({
		kind: z.literal("links"),
		items: z.array(z.strictObject({ label: text, href: text, note: z.optional(text) })).check(z.minLength(1)),
	}),
	z.strictObject({
		kind: z.literal("definitions"),
		items: z
			.array(
				z.strictObject({
					term: text,
					description: text,
					href: z.optional(z.string().check(z.regex(/^(?:tel|sms):\d+$/))),
					site: z.optional(z.strictObject({ label: text, href: text })),
				}),
			)
			.check(z.minLength(1)),
	}),
	z.strictObject({
		kind: z.literal("bars"),
		caption: text,
		whole: z.optional(z.number()),
		items: z
			.array(
				z.strictObject({ label: text, amount: z.number().check(z.gt(0)), text, isReceived: z.boolean() }),
			)
			.check(z.minLength(1)),
	}),
	z.strictObject({
		kind: z.literal("marks"),
		caption: text,
		legend: z.strictObject({ none: markMeaning, ask: markMeaning, exam: markMeaning }),
		columns: z.array(text).check(z.minLength(1)),
		items: z.array(z.strictObject({ label: text, marks: z.array(z.enum(tableMarks)) })).check(z.minLength(1)),
	}),
	z.strictObject({
		kind: z.literal("timeline"),
		items: z.array(z.strictObject({ term: text, description: text })).check(z.minLength(1)),
	}),
]);

export const documentPageSchema = z.strictObject({
	title: text,
	lead: text,
	folds: z.optional(z.enum(["all", "afterFirst", "last"])),
	country: z.optional(z.literal("france")),
	sections: z.array(
		z.strictObject({
			id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
			heading: text,
			blocks: z.array(documentBlockSchema).check(z.minLength(1)),
		}),
	),
}) satisfies z.ZodMiniType<DocumentPage>;
