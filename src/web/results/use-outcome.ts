import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, isCategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { type Trial, tryOut } from "#domain/quiz/what-if.ts";
import { useFormat } from "../shared/format.ts";

interface Tried {
	/** The selected line. */
	readonly line: CategoryKey | null;
	readonly real: PresentedResult;
	readonly trial: Trial;
	readonly titleOf: (career: CareerId) => string;
}

/** The effects of a trial in words. */
interface Outcome {
	/** Every line that changes, the given one first; empty where none does. */
	readonly lines: readonly string[];
	/** What becomes of the five careers. */
	readonly five: string;
	/** The careers in the lead; empty where many are. */
	readonly lead: string;
}

const mostLeaders = 3;

/** The effects of a trial on a result, with those on one line first. */
export const useOutcome = ({ line, real, trial, titleOf }: Tried): Outcome => {
	const { t } = useTranslation();
	const format = useFormat();
	const { categories, entered, left, first } = tryOut(real.questionnaire, real.answers, trial);
	const names = (ids: readonly string[]) => format.list(ids.filter(isCareerId).map(titleOf));
	const changed = [
		...categories.filter(({ id }) => id === line),
		...categories.filter(({ id }) => id !== line),
	];
	const leaders = first.map(({ id }) => id);
	return {
		lines: changed.flatMap(({ id, before, after }) =>
			isCategoryKey(id)
				? [t("results.whatIf.line", { field: t(`common.categories.${id}`), before, after })]
				: [],
		),
		five:
			entered.length + left.length === 0
				? t("results.whatIf.sameFive")
				: [
						entered.length > 0
							? t("results.whatIf.entered", { names: names(entered), count: entered.length })
							: "",
						left.length > 0 ? t("results.whatIf.left", { names: names(left), count: left.length }) : "",
					]
						.filter(Boolean)
						.join(" "),
		lead:
			leaders.length > 0 && leaders.length <= mostLeaders
				? t("results.whatIf.first", { names: names(leaders), count: first[0]?.count ?? 0 })
				: "",
	};
};
