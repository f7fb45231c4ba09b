import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentId, Reading, Settings } from "#domain/quest/instruments/instrument.ts";
import { languages } from "#domain/shared/locale.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import type { InstrumentPart, InstrumentText } from "./part.ts";

/** The key of an instrument's messages: `gas-loss` under `gasLoss`. */
export const wordsName = (id: InstrumentId): string =>
	id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A setting as text: "24 m", "on". */
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

/** All variables of the messages about a run. */
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

/** Translates the instrument's own messages and formats numbers, in the current language. */
export const useInstrumentText = (
	id: InstrumentId,
): { text: InstrumentText; number: (value: number) => string } => {
	const { t } = useTranslation();
	const locale = useLocale();
	return useMemo(() => {
		const prefix = `quest.instruments.${wordsName(id)}`;
		const numbers = new Intl.NumberFormat(languages[locale].tag, { maximumFractionDigits: 1 });
		const anyKey = t as unknown as (key: string, values?: object) => string;
		// A drag renders the same texts at every move: those without variables are cached.
		const known = new Map<string, string>();
		const plain = (key: string): string => {
			const words = known.get(key) ?? anyKey(`${prefix}.${key}`);
			known.set(key, words);
			return words;
		};
		return {
			text: (key, values) => (values ? anyKey(`${prefix}.${key}`, values) : plain(key)),
			// A tiny negative loss counts as none.
			number: (value) => numbers.format(Math.abs(value) < 0.05 ? 0 : value).replace("-", "−"),
		};
	}, [t, id, locale]);
};
