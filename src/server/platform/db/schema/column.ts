import { check, sql, text, timestamp } from "../drizzle.ts";

/** A point in time, to the millisecond as everywhere in Spectra. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** One word of a list of the domain: typed by it. `knownWords` makes the database hold it, too. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
	text(name, { enum: words as unknown as [Words[number], ...Words[number][]] });

/** The constraint by which a column of a table takes no other words than those of a list. */
export const knownWords = (table: string, column: string, words: readonly string[]) =>
	check(
		`${table}_${column}_is_known`,
		sql.raw(`"${table}"."${column}" in (${words.map((word) => `'${word}'`).join(", ")})`),
	);
