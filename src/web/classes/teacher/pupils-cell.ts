import { minShownPupils } from "#domain/classes/picture.ts";

/** The number of pupils in a cell of a file, with small numbers withheld as in the picture. */
export const pupilsCell = (pupils: number | null): string =>
	pupils === null ? `< ${minShownPupils}` : String(pupils);
