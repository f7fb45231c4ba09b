import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { brightestOf, extremesOf } from "#domain/classes/picture.ts";
import { useFieldList } from "../../shared/i18n/format.ts";
import { LightLanes } from "../../shared/spectrum/light-lanes.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { pupilsCell } from "../teacher/pupils-cell.ts";
import type { WallPage } from "./wall-page.ts";

type Terms = WallPage["year"]["terms"];

/** From the brightest lines of the first term to those of the last; terms in which no line is drawn have none. */
export const changeText = (terms: Terms, t: TFunction, listed: ReturnType<typeof useFieldList>): string => {
	const named = terms.flatMap(({ term, lines }) => {
		const brightest = extremesOf({ lines })?.brightest;
		if (brightest === undefined) return [];
		return [{ term: t(`classes.year.inText.${term}`), brightest: listed(brightest) }];
	});
	const [first, last] = [named[0], named.at(-1)];
	if (first === undefined || last === undefined || first === last) return t("classes.year.unclear");
	if (first.brightest === last.brightest) return t("classes.year.same", { name: last.brightest });
	return t("classes.year.change", {
		from: first.brightest,
		fromTerm: first.term,
		to: last.brightest,
		toTerm: last.term,
	});
};

/** The terms of a class's school year as lanes of light: each as wide as the share of the pupils who are on its field. */
export function YearLanes({
	terms,
	isOnWall,
}: {
	readonly terms: Terms;
	readonly isOnWall?: boolean | undefined;
}) {
	const { t } = useTranslation();
	const listed = useFieldList();
	// The strongest of the last term, and the brightest of each: where the light has gone, and from where.
	const last = terms.at(-1);
	const named = [
		...(last ? brightestOf(last) : []),
		...terms.flatMap((term) => extremesOf(term)?.brightest ?? []),
	];
	return (
		<LightLanes
			label={t("classes.year.picture", { change: changeText(terms, t, listed) })}
			lines={spectrum.map(({ key }) => ({
				category: key,
				shares: terms.map(
					({ lines, pupils }) => (lines.find(({ category }) => category === key)?.pupils ?? 0) / pupils,
				),
			}))}
			labels={terms.map(({ term }) => t(`classes.year.terms.${term}`))}
			named={named}
			isOnWall={isOnWall}
		/>
	);
}

/** The school year of a class with two terms or more: the picture, what changed, and the numbers, folded. */
export function OurYear({ terms }: { readonly terms: Terms }) {
	const { t } = useTranslation();
	const listed = useFieldList();
	return (
		<section aria-labelledby="our-year" className="grid gap-3">
			<div className="grid gap-4 rounded-panel bg-band p-4 text-on-band md:p-6">
				<div className="grid gap-1">
					<h2 id="our-year" className="display-3">
						{t("classes.year.title")}
					</h2>
					<p className="text-on-band-soft">{changeText(terms, t, listed)}</p>
				</div>
				<YearLanes terms={terms} />
			</div>
			<details>
				<summary className="min-h-11 cursor-pointer content-center">{t("classes.year.numbers")}</summary>
				<div className="grid gap-4 pt-2">
					<DataTable
						caption={t("classes.year.title")}
						rowsAre={t("common.spectrum.category")}
						columns={terms.map(({ term, pupils }) =>
							t("classes.year.column", { term: t(`classes.year.terms.${term}`), count: pupils }),
						)}
						rows={spectrum.map(({ key }) => ({
							id: key,
							name: t(`common.categories.${key}`),
							cells: terms.map(({ lines }) =>
								pupilsCell(lines.find(({ category }) => category === key)?.pupils ?? null),
							),
						}))}
					/>
					<p className="measure text-sm text-soft">{t("classes.year.note")}</p>
				</div>
			</details>
		</section>
	);
}
