import { csv } from "#domain/classes/csv.ts";
import { minShownPupils } from "#domain/classes/picture.ts";

/** A number of pupils in a cell, as a picture tells it. */
export const toldPupils = (pupils: number | null): string =>
	pupils === null ? `< ${minShownPupils}` : String(pupils);

/** Saves rows as a file that spreadsheets open. */
export const saveTable = (rows: readonly (readonly string[])[], fileName: string): void => {
	// The mark at the beginning tells spreadsheets that this is UTF-8.
	const file = URL.createObjectURL(new Blob(["\uFEFF", csv(rows)], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = file;
	link.download = fileName;
	link.click();
	URL.revokeObjectURL(file);
};
