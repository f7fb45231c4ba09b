import { useTranslation } from "react-i18next";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, isCategoryKey } from "#domain/careers/category.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { type Trial, tryOut } from "#domain/quiz/what-if.ts";
import { useFormat } from "../shared/i18n/format.ts";

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
	/** The main effect as one sentence: the first line, and the five careers. */
	readonly sentence: string;
	/** The careers in the lead; empty where many are. */
	readonly lead: string;
}

const maxLeaders = 3;

/** The change of a line, in a word. */
const effectOf = ({ before, after }: { readonly before: number; readonly after: number }) => {
	if (before === 0) return "lights";
	if (after === 0) return "darkens";
	return after > before ? "gains" : "loses";
};

/** The change of the five careers, in a word. */
const fiveOf = (entered: number, left: number) => {
	if (entered + left === 0) return "same";
	if (left === 0) return "in";
	return entered === 0 ? "out" : "both";
};

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
	const [main] = changed;
	return {
		sentence: t(`results.whatIf.effect.${fiveOf(entered.length, left.length)}`, {
			line:
				main && isCategoryKey(main.id)
					? t(`results.whatIf.effect.${effectOf(main)}`, { field: t(`common.categories.${main.id}`) })
					: t("results.whatIf.effect.nothing"),
			entered: names(entered),
			left: names(left),
		}),
		lines: changed.flatMap(({ id, before, after }) =>
			isCategoryKey(id)
				? [t("results.whatIf.line", { field: t(`common.categories.${id}`), before, after })]
				: [],
		),
		lead:
			leaders.length > 0 && leaders.length <= maxLeaders
				? t("results.whatIf.first", { names: names(leaders), count: first[0]?.count ?? 0 })
				: "",
	};
};
