import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentId, Reading, Settings } from "#domain/quest/instruments/instrument.ts";
import { languages } from "#domain/shared/locale.ts";
import { useLocale } from "../../shared/locale.ts";
import type { InstrumentPart, InstrumentText } from "./part.ts";

/** Under which name an instrument's words stand: `gas-loss` under `gasLoss`. */
export const wordsName = (id: InstrumentId): string =>
	id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is set, in words: "24 m", "on". */
export const settingWords = (
	{ instrument }: InstrumentPart,
	settings: Settings,
	text: InstrumentText,
	number: (value: number) => string,
): Record<string, string> =>
	Object.fromEntries(
		instrument.controls.map(({ key, kind }) => {
			const value = settings[key] ?? "";
			return [
				key,
				kind === "number"
					? text(`values.${key}`, { value: number(Number(value)) })
					: text(`values.${key}.${value}`),
			];
		}),
	);

/** Everything that a sentence about a run may name. */
export const sentenceValues = (
	part: InstrumentPart,
	settings: Settings,
	reading: Reading,
	text: InstrumentText,
	number: (value: number) => string,
): Record<string, string> => ({
	...settingWords(part, settings, text, number),
	...Object.fromEntries(Object.entries(reading.figures).map(([key, value]) => [key, number(value)])),
	...part.moreValues?.(settings, reading, text, number),
});

/** Says the instrument's own words, and writes numbers, in the language in use. */
export const useInstrumentText = (
	id: InstrumentId,
): { text: InstrumentText; number: (value: number) => string } => {
	const { t } = useTranslation();
	const locale = useLocale();
	return useMemo(() => {
		const prefix = `quest.instruments.${wordsName(id)}`;
		const numbers = new Intl.NumberFormat(languages[locale].tag, { maximumFractionDigits: 1 });
		const anyKey = t as unknown as (key: string, values?: object) => string;
		// A drawing says the same words at every move of a hand: those without values are looked up once.
		const known = new Map<string, string>();
		const plain = (key: string): string => {
			const words = known.get(key) ?? anyKey(`${prefix}.${key}`);
			known.set(key, words);
			return words;
		};
		return {
			text: (key, values) => (values ? anyKey(`${prefix}.${key}`, values) : plain(key)),
			// A tiny loss below zero is none.
			number: (value) => numbers.format(Math.abs(value) < 0.05 ? 0 : value).replace("-", "−"),
		};
	}, [t, id, locale]);
};
