import { csv } from "#domain/classes/csv.ts";
import { minShownPupils } from "#domain/classes/picture.ts";

/** The number of pupils in a cell, with small numbers withheld as in the picture. */
export const pupilsCell = (pupils: number | null): string =>
	pupils === null ? `< ${minShownPupils}` : String(pupils);

/** Saves rows as a CSV file for spreadsheets. */
export const saveTable = (rows: readonly (readonly string[])[], fileName: string): void => {
	// The byte order mark makes spreadsheets read the file as UTF-8.
	const file = URL.createObjectURL(new Blob(["\uFEFF", csv(rows)], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = file;
	link.download = fileName;
	link.click();
	URL.revokeObjectURL(file);
};
