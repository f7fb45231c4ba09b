import type { LocalDate, Zone } from "#domain/shared/instant.ts";
import type { Cents } from "#domain/shared/money.ts";
import { check, date, integer, sql, text, timestamp } from "../drizzle.ts";

/** An instant, to the millisecond as everywhere in Spectra. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** A calendar day, without a zone. */
export const localDate = (name: string) => date(name, { mode: "string" }).$type<LocalDate>();

/** The name of a time zone in the IANA database. */
export const zone = (name: string) => text(name).$type<Zone>();

/** An amount in euro cents. */
export const amountInCents = (name: string) => integer(name).$type<Cents>();

/** A value of a list of the domain, typed by it. `enumCheck` adds the constraint in the database. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
	text(name, { enum: words as unknown as [Words[number], ...Words[number][]] });

/** The CHECK constraint that restricts a column to the values of a list. */
export const enumCheck = (table: string, column: string, words: readonly string[]) =>
	check(
		`${table}_${column}_is_known`,
		sql.raw(`"${table}"."${column}" in (${words.map((word) => `'${word}'`).join(", ")})`),
	);
