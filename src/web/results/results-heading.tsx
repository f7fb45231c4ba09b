import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, exploreCategoryKeys, isCategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { type FieldCareerMismatch, type FieldsOf, fieldCareerMismatch } from "#domain/quiz/result.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";

/** The results of the reader, or those that someone shared. */
export type ResultsOwner = "own" | "shared";

interface ResultsHeadingProps {
	readonly owner: ResultsOwner;
	/** The brightest categories, as stored; they form the title without an explanation. */
	readonly topCategories: readonly CategoryKey[];
	readonly explanation: PresentedResult | null;
	readonly fieldsOf: FieldsOf;
	readonly titleOf: (career: CareerId) => string;
}

/** More equally bright categories than this do not fit a title. */
const maxNamedFields = 3;

/** The note for a brightest field without a career among the five, with the field's best career. */
function PartingNote({
	parting,
	titleOf,
}: Pick<ResultsHeadingProps, "titleOf"> & { readonly parting: FieldCareerMismatch }) {
	const { t } = useTranslation();
	const { field, best, count } = parting;
	if (!isCategoryKey(field)) return null;
	return (
		<p className="text-[0.9375rem] text-soft">
			{t("results.parting.text", { field: t(`common.inText.${field}`), count })}{" "}
			{best && isCareerId(best.id) ? (
				<>
					{t("results.parting.best", { count: best.count })}{" "}
					<LocalLink
						to={`/career/${best.id}`}
						className="font-semibold text-ink underline decoration-2 underline-offset-4"
					>
						{titleOf(best.id)}
					</LocalLink>
				</>
			) : null}
		</p>
	);
}

/** The results in one sentence. Categories that are equally bright are named together. */
export function ResultsHeading({
	owner,
	topCategories,
	explanation,
	fieldsOf,
	titleOf,
}: ResultsHeadingProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const parting = explanation ? fieldCareerMismatch(explanation.score, exploreCategoryKeys, fieldsOf) : null;
	const strongest = explanation?.strongest ?? topCategories.slice(0, 1);
	const title = () => {
		if (explanation && !explanation.isClear) return t("results.notClear");
		if (strongest.length === 0) return t(`results.${owner}.titlePlain`);
		if (strongest.length > maxNamedFields) return t(`results.${owner}.titleWide`);
		return t(`results.${owner}.title`, {
			fields: format.list(strongest.map((category) => t(`common.inText.${category}`))),
		});
	};
	const subtitle = () => {
		if (!explanation) return t("results.subtitlePlain");
		return explanation.isClear
			? t(`results.${owner}.subtitle`, { total: explanation.answerCount })
			: t(`results.${owner}.notClear`);
	};
	return (
		<div className="grid gap-1 md:gap-2">
			<h1 className="display-2 text-[clamp(1.625rem,1rem+2.4vw,2.5rem)]">{title()}</h1>
			<div className="measure grid gap-2">
				<p className="text-[0.9375rem] text-soft">{subtitle()}</p>
				{explanation ? (
					<>
						{parting ? <PartingNote parting={parting} titleOf={titleOf} /> : null}
						{explanation.answered < explanation.total ? (
							<p className="text-sm text-soft tabular-nums">
								{t(`results.${owner}.answered`, { count: explanation.answered, total: explanation.total })}
							</p>
						) : null}
					</>
				) : null}
			</div>
		</div>
	);
}
