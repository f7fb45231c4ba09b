import { useMemo } from "react";
import { languages } from "#domain/shared/locale.ts";
import { priceWords } from "#domain/shared/price-words.ts";
import { useLocale } from "./locale.ts";

/** Numbers and lists in the screen's language. Amounts are integer cents of euros. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => {
		const { tag } = languages[locale];
		const percent = new Intl.NumberFormat(tag, { style: "percent" });
		const finePercent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
		const number = new Intl.NumberFormat(tag);
		const list = new Intl.ListFormat(tag, { type: "conjunction" });
		return {
			...priceWords(locale),
			/** A whole percentage, 65 → "65%" or « 65 % ». */
			percent: (whole: number) => percent.format(whole / 100),
			/** A share of 1 as a percentage with at most one decimal, 0.1428 → "14.3%". */
			share: (part: number) => finePercent.format(part),
			/** "20,000" or « 20 000 ». */
			number: (value: number) => number.format(value),
			/** "biology, physics and health". */
			list: (words: readonly string[]) => list.format(words),
		};
	}, [locale]);
};
