import { useTranslation } from "react-i18next";
import type { NeighbourLink } from "#domain/careers/presented-career.ts";

type Years = NeighbourLink["years"];

/** Years of study after the baccalauréat: in a sentence, in few words for a list, and as figures alone. Ways of equal length give one number. */
export const useStudyYears = () => {
	const { t } = useTranslation();
	return {
		inWords: ({ from, to }: Years): string =>
			from === to ? t("common.card.sameYears", { to }) : t("common.card.years", { from, to }),
		inFewWords: ({ from, to }: Years): string =>
			from === to ? t("common.card.fewSameYears", { to }) : t("common.card.fewYears", { from, to }),
		inFigures: ({ from, to }: Years): string =>
			from === to ? String(to) : t("career.facts.yearsValue", { from, to }),
	};
};
