import { useMemo } from "react";
import { formatsOf } from "#domain/shared/format.ts";
import { useLocale } from "./locale.ts";

/** Numbers, prices, days and times in the screen's language. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => formatsOf(locale), [locale]);
};
