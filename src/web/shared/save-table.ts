import { csv } from "#domain/shared/csv.ts";
import type { Locale } from "#domain/shared/locale.ts";

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
