import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../shared/format.ts";
import type { ResultsExplanation } from "./explain-results.ts";
import type { Voice } from "./voice.ts";

interface ResultsHeadingProps {
	readonly voice: Voice;
	/** The brightest categories, as stored; says the title when there is no explanation. */
	readonly topCategories: readonly CategoryKey[];
	readonly explanation: ResultsExplanation | null;
}

/** More equals than a title can name. */
const mostNamed = 3;

/** What the results say, in one sentence. Categories that are equally bright are named together. */
export function ResultsHeading({ voice, topCategories, explanation }: ResultsHeadingProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const strongest = explanation?.strongest ?? topCategories.slice(0, 1);
	const title = () => {
		if (strongest.length === 0) return t(`results.${voice}.titlePlain`);
		if (strongest.length > mostNamed) return t(`results.${voice}.titleWide`);
		return t(`results.${voice}.title`, {
			fields: format.list(strongest.map((category) => t(`results.fields.${category}`))),
		});
	};
	return (
		<div className="grid gap-4">
			{explanation ? (
				<p className="text-soft tabular-nums">
					{t(`results.${voice}.answered`, { answered: explanation.answered, total: explanation.total })}
				</p>
			) : null}
			<h1 className="display-1 max-w-[22ch]">{title()}</h1>
			<p className="lead measure">
				{explanation ? t(`results.${voice}.subtitle`) : t("results.subtitlePlain")}
			</p>
		</div>
	);
}
