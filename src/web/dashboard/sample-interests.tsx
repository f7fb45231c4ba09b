import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { InterestProfile } from "../shared/spectrum/interest-profile.tsx";

interface SampleInterestsProps {
	/** Whole percentages of pupils, largest first. */
	readonly interests: readonly { readonly category: CategoryKey; readonly percent: number }[];
}

/** The interests of a sample's pupils, each with its share. A sample is never empty. */
export function SampleInterests({ interests }: SampleInterestsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const rows = interests.map(({ category, percent }) => ({
		category,
		share: percent / 100,
		value: format.percent(percent),
		name: t(`common.categories.${category}`),
	}));
	return <InterestProfile rows={rows} emptyText="" />;
}
