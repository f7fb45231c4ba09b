import { useMemo } from "react";
import { languages } from "#domain/shared/locale.ts";
import { percentWords } from "#domain/shared/percent-words.ts";
import { priceWords } from "#domain/shared/price-words.ts";
import { useLocale } from "./locale.ts";

/** Numbers and lists in the screen's language. Amounts are integer cents of euros. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => {
		const { tag } = languages[locale];
		const number = new Intl.NumberFormat(tag);
		const list = new Intl.ListFormat(tag, { type: "conjunction" });
		return {
			...priceWords(locale),
			...percentWords(locale),
			/** "20,000" or « 20 000 ». */
			number: (value: number) => number.format(value),
			/** "biology, physics and health". */
			list: (words: readonly string[]) => list.format(words),
		};
	}, [locale]);
};
