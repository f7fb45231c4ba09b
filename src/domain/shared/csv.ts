import type { Locale, Localized } from "./locale.ts";

/** The separator that spreadsheets expect: French ones use the comma in numbers. */
const separatorOf: Localized<string> = { en: ",", fr: ";" };
const decimalSignOf: Localized<string> = { en: ".", fr: "," };

/**
 * A cell that no spreadsheet runs as a formula: a text that starts like one, also in full-width characters, gets an
 * apostrophe.
 */
const cell = (text: string): string => {
	// A negative number is none.
	const isNumber = /^-\d+(?:[.,]\d+)?$/.test(text);
	const harmless = !isNumber && /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as separated values (RFC 4180), every cell in quotation marks. */
export const csv = (rows: readonly (readonly string[])[], locale: Locale): string =>
	rows.map((row) => `${row.map(cell).join(separatorOf[locale])}\r\n`).join("");

/** Whole cents in euros, as spreadsheets of a language read a number: "-20.00" or « -20,00 ». */
export const amountCell = (cents: number, locale: Locale): string =>
	(cents / 100).toFixed(2).replace(".", decimalSignOf[locale]);
