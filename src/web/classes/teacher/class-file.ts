import type { TFunction } from "i18next";
import type { ClassPage } from "#contract/classes.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { saveTable } from "../../shared/save-table.ts";
import { pupilsCell } from "./pupils-cell.ts";

/** Saves the pupils of a class and the class's interests as a table for spreadsheets. */
export const saveClassFile = ({ members, picture }: ClassPage, t: TFunction, locale: Locale): void => {
	const mark = (is: boolean | null): string =>
		t(is === null ? "classes.pupils.unknown" : is ? "classes.pupils.yes" : "classes.pupils.no");
	const pupils = members.map(({ name, hasPlayed }) => [name, mark(hasPlayed)]);
	const lines = picture.lines.map(({ category, pupils }) => [
		t(`common.categories.${category}`),
		pupilsCell(pupils),
	]);
	const heading = ["name", "quest"] as const;
	const rows = [
		heading.map((key) => t(`classes.pupils.${key}`)),
		...pupils,
		[],
		[t("classes.interests.title"), String(picture.pupils)],
		...lines,
	];
	saveTable(rows, locale, t("classes.actions.file"));
};
