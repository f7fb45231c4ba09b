import { csv } from "#domain/classes/csv.ts";
import { minShownPupils } from "#domain/classes/picture.ts";
import type { Locale } from "#domain/shared/locale.ts";

/** The number of pupils in a cell, with small numbers withheld as in the picture. */
export const pupilsCell = (pupils: number | null): string =>
	pupils === null ? `< ${minShownPupils}` : String(pupils);

/** Saves rows as a CSV file for spreadsheets of a language. */
export const saveTable = (rows: readonly (readonly string[])[], locale: Locale, fileName: string): void => {
	// The byte order mark makes spreadsheets read the file as UTF-8.
	const file = URL.createObjectURL(
		new Blob(["\uFEFF", csv(rows, locale)], { type: "text/csv;charset=utf-8" }),
	);
	const link = document.createElement("a");
	link.href = file;
	link.download = fileName;
	link.click();
	URL.revokeObjectURL(file);
};
