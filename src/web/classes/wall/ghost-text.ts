import type { TFunction } from "i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { brightestOf } from "#domain/classes/picture.ts";
import type { Ghost } from "./ghost-columns.tsx";

/** A school year by the year in which it ends: "2025–2026". */
export const yearText = (year: number, t: TFunction): string =>
	t("classes.year.years", { from: String(year - 1), to: String(year) });

/** The text about the pale columns: the school year and the number of pupils. */
export const ghostText = ({ year, pupils }: Ghost, t: TFunction): string =>
	t("classes.year.ghost", { year: yearText(year, t), count: pupils });

/** The highest of the pale columns, for readers who do not see them. */
export const highestText = (
	ghost: Ghost,
	t: TFunction,
	listed: (keys: readonly CategoryKey[]) => string,
): string => t("classes.year.highest", { year: yearText(ghost.year, t), names: listed(brightestOf(ghost)) });
