import { type Locale, languages } from "./locale.ts";

/**
 * Percentages as a language writes them. Our French has a narrow space before « % », as before « ? » and « ! »; the
 * tables of browsers have a wide one.
 * @returns `percent` for a whole percentage, 65 → "65%" or « 65 % »; `share` for a share of 1 with one decimal,
 * 0.1428 → "14.3%"; `signed` for a whole percentage with its sign and a true minus, "+4%".
 */
export const percentWords = (locale: Locale) => {
	const writer = (options: Intl.NumberFormatOptions) => {
		const format = new Intl.NumberFormat(languages[locale].tag, { style: "percent", ...options });
		return (part: number): string => format.format(part).replace("\u00a0%", "\u202f%").replace("-", "−");
	};
	const whole = writer({});
	const signed = writer({ signDisplay: "exceptZero" });
	return {
		percent: (percent: number): string => whole(percent / 100),
		share: writer({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
		signed: (percent: number): string => signed(percent / 100),
	};
};
