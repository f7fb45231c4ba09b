import { useTranslation } from "react-i18next";
import { careerIds, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, exploreCategoryKeys, isCategoryKey } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { furtherSuggestions, type PresentedResult, unnamedFields } from "#domain/quiz/result.ts";
import { useFormat } from "../shared/format.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { OptionBar } from "./option-bar.tsx";

interface FurtherSuggestionsProps {
	readonly explanation: PresentedResult;
	readonly catalogue: readonly PresentedCareerCard[];
	readonly fieldsOf: (careerId: string) => readonly CategoryKey[];
}

const linkClass =
	"inline-flex min-h-11 items-center font-display text-xl font-semibold leading-tight underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink";

/** Beyond the result: careers outside the brightest fields that share answers with it, and the dark fields. */
export function FurtherSuggestions({ explanation, catalogue, fieldsOf }: FurtherSuggestionsProps) {
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
		<section aria-labelledby="widened" className="grid gap-6 border-t border-hairline pt-8 print:hidden">
			<div className="measure grid gap-2">
				<h2 id="widened" className="display-3">
					{t("results.widen.title")}
				</h2>
				{wider.length > 0 ? <p className="text-soft">{t("results.widen.text")}</p> : null}
			</div>
			{wider.length > 0 ? (
				<ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
					{wider.map(({ id, title, category }) => (
						<li key={id} data-line={category} className="grid content-start gap-1">
							<LocalLink to={`/career/${id}`} className={linkClass}>
								{title}
							</LocalLink>
							<ul className="grid gap-1.5 text-[0.9375rem]">
								{explanation.reasonsOf(id).map(({ option, categories }) => (
									<li key={option} className="grid grid-cols-[auto_1fr] items-start gap-x-2.5">
										<OptionBar lit={categories} className="mt-1 h-3.5 w-5.5 rounded-[0.2rem]" />
										{option}
									</li>
								))}
							</ul>
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
					<p>{story.description}</p>
				</div>
			) : null}
		</section>
	);
}
