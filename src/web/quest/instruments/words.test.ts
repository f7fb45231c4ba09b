import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { messagesByLocale } from "#content/messages/all.ts";
import { isChallengeId } from "#domain/quest/challenges/challenge-games.ts";
import { challenges } from "#domain/quest/challenges/challenges.ts";
import { designFields } from "#domain/quest/challenges/design-code.ts";
import { type InstrumentId, instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import { gameIds } from "#domain/quest/quest.ts";
import { type Locale, type Localized, locales } from "#domain/shared/locale.ts";
import { challengeSentence } from "../challenge/use-challenge-words.ts";
import type { InstrumentPart, InstrumentText } from "./part.ts";
import { sentenceValues, settingWords, wordsName } from "./use-instrument-text.ts";

const ids: readonly InstrumentId[] = gameIds.flatMap((id) => [...instrumentsOf[id]]);
const parts = import.meta.glob<InstrumentPart>(
	[
		"./*.tsx",
		"!./*.test.tsx",
		"!./{atom-bar,atom-shelf,bench,bench-controls,pile-buttons,run-log,step-button,replay,drawing,grab,plants,readouts,evidence-table,choice-control,number-control}.tsx",
	],
	{ import: "default", eager: true },
);

/**
 * A plural message where the language uses the singular: after one, and in French after zero and below two, with a
 * unit or none.
 */
const pluralOfOne: Localized<RegExp> = {
	en: /(?<![\d.,])1 (?!(?:is|was|has|this)\b)\p{L}+s(?!\p{L})/u,
	fr: /(?<![\d.,])[01](?:[.,]\d+)?\s(?:k?g\s)?(?!(?:fois|dans|sous|lynx|puis)(?!\p{L}))\p{L}+[sx](?!\p{L})/u,
};

/** Translates an instrument's messages; a missing key or variable is an error. */
const sayIn = async (locale: Locale, id: InstrumentId): Promise<InstrumentText> => {
	const instance = i18next.createInstance();
	await instance.init({
		lng: locale,
		resources: { [locale]: { translation: messagesByLocale[locale] } },
		interpolation: { escapeValue: false },
		missingInterpolationHandler: (text: string) => {
			throw new Error(`"${text}" lacks a variable`);
		},
	});
	const anyKey = instance.t as unknown as (key: string, values?: object) => string;
	return (key, values) => {
		const whole = `quest.instruments.${wordsName(id)}.${key}`;
		const sentence = anyKey(whole, values);
		if (sentence === whole) throw new Error(`No words for ${whole}`);
		return sentence;
	};
};

describe.each(locales)("the words of the instruments in %s", (locale) => {
	it.each(ids)("every setting, reading and finding of %s has its messages", async (id) => {
		const part = parts[`./${id}.tsx`];
		if (!part) throw new Error(`${id} has no drawing`);
		const text = await sayIn(locale, id);
		const number = (value: number) => `${value}`;
		const { instrument } = part;
		expect(instrument.id).toBe(id);
		const said = [text("title")];
		if (!instrument.isImmediate) said.push(text("run"));
		for (const key of instrument.readouts)
			said.push(
				text(`readouts.${key}.label`),
				...["0", "1"].map((value) => text(`readouts.${key}.value`, { value })),
			);
		for (const control of instrument.controls) {
			said.push(text(`controls.${control.key}`));
			if (control.kind === "choice")
				said.push(...control.values.map((value) => text(`values.${control.key}.${value}`)));
		}
		const ends = instrument.controls.flatMap((control) =>
			(control.kind === "number" ? [control.min, control.max] : control.values).map((value) => ({
				...instrument.initial,
				[control.key]: value,
			})),
		);
		for (const settings of [...instrument.evidence, instrument.initial, ...ends]) {
			const reading = instrument.run(settings);
			said.push(...Object.values(settingWords(part, settings, text, number)));
			said.push(text(`readings.${reading.outcome}`, sentenceValues(part, settings, reading, text, number)));
		}
		for (const option of [0, 1, 2, 3]) {
			const { settings, reading } = instrument.worldOf(option);
			const own = instrument.run(settings);
			said.push(
				text(`verdict.needs.${option}`, sentenceValues(part, settings, reading, text, number)),
				text(`verdict.measured.${option}`, sentenceValues(part, settings, own, text, number)),
			);
		}
		if (isChallengeId(id)) {
			const challenge = challenges[id];
			for (const end of [0, -1]) {
				const values = designFields[id].map((field) => [
					field.key,
					field.kind === "choice" ? (field.values.at(end) ?? "") : end === 0 ? field.min : field.max,
				]);
				said.push(challengeSentence(challenge, part, Object.fromEntries(values), text, number));
			}
			const keys = challenge.hidden ? ["hide", "name", "wrong"] : ["notYet"];
			said.push(...keys.map((key) => text(`challenge.${key}`, { factor: "-" })));
		}
		for (const sentence of said) {
			expect(sentence).not.toMatch(/undefined|NaN|\{\{/);
			expect(sentence).not.toMatch(pluralOfOne[locale]);
		}
	});
});
