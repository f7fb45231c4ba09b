import type { LocalDate, Zone } from "#domain/shared/moment.ts";
import type { Cents } from "#domain/shared/money.ts";
import { check, date, integer, sql, text, timestamp } from "../drizzle.ts";

/** A point in time, to the millisecond as everywhere in Spectra. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** A day of the calendar, without a zone. */
export const localDate = (name: string) => date(name, { mode: "string" }).$type<LocalDate>();

/** The name of a time zone in the IANA database. */
export const zone = (name: string) => text(name).$type<Zone>();

/** An amount in euro cents. */
export const amountInCents = (name: string) => integer(name).$type<Cents>();

/** One word of a list of the domain: typed by it. `knownWords` makes the database hold it, too. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
	text(name, { enum: words as unknown as [Words[number], ...Words[number][]] });

/** The constraint by which a column of a table takes no other words than those of a list. */
export const knownWords = (table: string, column: string, words: readonly string[]) =>
	check(
		`${table}_${column}_is_known`,
		sql.raw(`"${table}"."${column}" in (${words.map((word) => `'${word}'`).join(", ")})`),
	);
