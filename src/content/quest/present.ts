import type { PresentedGame, PresentedQuest } from "#domain/quest/presented-quest.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { GameSource } from "./define-quest.ts";
import { quest } from "./quest.ts";

const presentGame = (game: GameSource, locale: Locale): PresentedGame => ({
	id: game.id,
	title: game.title[locale],
	hook: game.hook[locale],
	story: game.story[locale],
	xp: game.xp,
	unlocks: game.unlocks,
	questions: game.questions.map(({ brief, evidence, question, options, correctAnswer, explanation }) => ({
		brief: brief[locale],
		evidence: evidence[locale],
		question: question[locale],
		options: options.map((option) => option[locale]),
		correctAnswer,
		explanation: explanation[locale],
	})),
});

/** The content of the quest area in one language: domains with their games, and the badges. */
export const presentQuest = (locale: Locale): PresentedQuest => ({
	domains: quest.domains.map(({ key, icon, title, description }) => ({
		key,
		icon,
		title: title[locale],
		description: description[locale],
		games: quest.games.filter(({ domain }) => domain === key).map((game) => presentGame(game, locale)),
	})),
	badges: quest.badges.map(({ id, icon, name, description }) => ({
		id,
		icon,
		name: name[locale],
		description: description[locale],
	})),
});
