import type { Locale, Localized } from "./locale.ts";

/** The separator that spreadsheets expect: French ones use the comma in numbers. */
const separatorOf: Localized<string> = { en: ",", fr: ";" };

/**
 * A cell that no spreadsheet runs as a formula: a text that starts like one, also in full-width signs, gets an
 * apostrophe.
 */
const cell = (text: string): string => {
	const harmless = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as separated values (RFC 4180), every cell in quotation marks. */
export const csv = (rows: readonly (readonly string[])[], locale: Locale): string =>
	rows.map((row) => `${row.map(cell).join(separatorOf[locale])}\r\n`).join("");
