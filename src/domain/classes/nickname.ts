import type { Locale, Localized } from "../shared/locale.ts";

/** The words of nicknames in one language: every adjective fits every creature. */
export interface NicknameWords {
	readonly creatures: readonly string[];
	readonly adjectives: readonly string[];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The position of adjectives in a language. */
const nicknameIn: Localized<(creature: string, adjective: string) => string> = {
	en: (creature, adjective) => `${capital(adjective)} ${capital(creature)}`,
	fr: (creature, adjective) => `${capital(creature)} ${adjective}`,
};

/** Every nickname of a language. */
export const allNicknames = (locale: Locale, { creatures, adjectives }: NicknameWords): string[] =>
	creatures.flatMap((creature) => adjectives.map((adjective) => nicknameIn[locale](creature, adjective)));

/** A nickname that is free in the class. `random` returns numbers in [0, 1). Throws when all are taken. */
export const drawNickname = (
	locale: Locale,
	words: NicknameWords,
	taken: readonly string[],
	random: () => number,
): string => {
	const others = new Set(taken);
	const free = allNicknames(locale, words).filter((name) => !others.has(name));
	const drawn = free[Math.floor(random() * free.length)];
	if (drawn === undefined) throw new Error("Every nickname is taken");
	return drawn;
};
