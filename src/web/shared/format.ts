import { useMemo } from "react";
import { formatsOf } from "#domain/shared/format.ts";
import { useLocale } from "./locale.ts";

/** Formats numbers, prices, days and times in the screen's language. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => formatsOf(locale), [locale]);
};
