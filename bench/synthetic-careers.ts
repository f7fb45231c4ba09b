import { careerSources } from "#content/careers/catalogue.ts";
import { presentCard } from "#content/careers/present.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";

/** Repeatable random numbers from 0 to 1 (mulberry32, by Tommy Ettinger). */
export const seededChance = (seed: number): (() => number) => {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
};

const wordsOf = (texts: readonly string[]): string[] =>
	texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);

const language = (locale: Locale) => {
	const cards = careerSources(locale).map((source) => presentCard(source, locale));
	const words = wordsOf(cards.flatMap(({ title, description, skills }) => [title, description, ...skills]));
	return { cards, words, subjects: cards.flatMap(({ subjects }) => subjects) };
};

/**
 * Careers made of the real catalogue's words, each with as many words in every field as a real career, alternately English
 * and French.
 */
export const syntheticCareers = (count: number, chance: () => number): PresentedCareerCard[] => {
	const languages = locales.map(language);
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
	return Array.from({ length: count }, (_, index) => {
		const { cards, words, subjects } = languages[index % languages.length] as ReturnType<typeof language>;
		const model = pick(cards);
		const sameLength = (text: string) =>
			wordsOf([text])
				.map(() => pick(words))
				.join(" ");
		return {
			...model,
			title: sameLength(model.title),
			description: sameLength(model.description),
			subjects: model.subjects.map(() => pick(subjects)),
			skills: model.skills.map(sameLength),
		};
	});
};
