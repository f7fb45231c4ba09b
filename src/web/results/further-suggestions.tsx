import { useTranslation } from "react-i18next";
import { careerIds, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, exploreCategoryKeys, isCategoryKey } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { furtherSuggestions, unnamedFields } from "#domain/quiz/result.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { ResultRow } from "./result-row.tsx";
import type { ResultsOwner } from "./results-heading.tsx";

interface FurtherSuggestionsProps {
	readonly owner: ResultsOwner;
	readonly explanation: PresentedResult;
	readonly catalogue: readonly PresentedCareerCard[];
	readonly fieldsOf: (careerId: string) => readonly CategoryKey[];
}

const linkClass =
	"inline-flex min-h-11 items-center font-display text-xl font-semibold leading-tight underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink";

/** Beyond the result: careers outside the brightest fields that share answers with it, and the dark fields. */
export function FurtherSuggestions({ owner, explanation, catalogue, fieldsOf }: FurtherSuggestionsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { score } = explanation;
	const careerOf = (id: string) => catalogue.find((career) => career.id === id);
	const wider = furtherSuggestions(score, fieldsOf)
		.filter(isCareerId)
		.flatMap((id) => careerOf(id) ?? []);
	const unlit = unnamedFields(score, exploreCategoryKeys, careerIds, fieldsOf).filter(isCategoryKey);
	const [darkest] = unlit;
	// The reason names the answers closest to a career of a dark field, or the field's first career if none is close.
	const story =
		darkest &&
		(score.careers.map(({ id }) => careerOf(id)).find((career) => career?.category === darkest) ??
			catalogue.find(({ category }) => category === darkest));
	if (wider.length === 0 && !story) return null;
	return (
		<section aria-labelledby="widened" className="grid gap-4 border-t border-hairline pt-8 print:hidden">
			<div className="measure grid gap-2">
				<h2 id="widened" className="display-3">
					{t("results.widen.title")}
				</h2>
				{wider.length > 0 ? <p className="text-soft">{t("results.widen.text")}</p> : null}
			</div>
			{wider.length > 0 ? (
				<ul className="grid">
					{wider.map((career) => (
						<li key={career.id}>
							<ResultRow owner={owner} career={career} explanation={explanation} />
						</li>
					))}
				</ul>
			) : null}
			{story ? (
				<div className="measure grid gap-1" data-line={story.category}>
					<p className="text-soft">
						{t("results.widen.nothing", {
							fields: format.list(unlit.map((field) => t(`common.inText.${field}`))),
							count: unlit.length,
						})}
					</p>
					<LocalLink to={`/career/${story.id}`} className={linkClass}>
						{story.title}
					</LocalLink>
					<p>{story.gist}</p>
				</div>
			) : null}
		</section>
	);
}
