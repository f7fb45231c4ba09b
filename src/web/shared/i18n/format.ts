import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { useLocale } from "./locale.ts";

/** Formats numbers, prices, days and times in the screen's language. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => formatsOf(locale), [locale]);
};

/** Names fields within a sentence: "physics, maths and health". */
export const useFieldList = () => {
	const { t } = useTranslation();
	const format = useFormat();
	return (keys: readonly CategoryKey[]): string => format.list(keys.map((key) => t(`common.inText.${key}`)));
};
