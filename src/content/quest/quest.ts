import type { Game } from "#domain/quest/quest.ts";
import { badges } from "./badges.ts";
import { defineQuest } from "./define-quest.ts";
import { domains } from "./domains.ts";
import dnaDetective from "./games/dna-detective.ts";
import greenChemistry from "./games/green-chemistry.ts";
import imageRecognition from "./games/image-recognition.ts";
import missionToMars from "./games/mission-to-mars.ts";
import mysterySubstance from "./games/mystery-substance.ts";
import plantOutbreak from "./games/plant-outbreak.ts";
import rollerCoaster from "./games/roller-coaster.ts";

/** The quest as written, both languages side by side. Screens take `presentQuest` instead. */
export const quest = defineQuest({
	domains,
	games: [
		plantOutbreak,
		dnaDetective,
		mysterySubstance,
		greenChemistry,
		rollerCoaster,
		missionToMars,
		imageRecognition,
	],
	badges,
});

/** The facts about the games that rules need, without words. */
export const questGames: readonly Game[] = quest.games.map(({ id, domain, xp, questions }) => ({
	id,
	domain,
	xp,
	correctAnswers: questions.map(({ correctAnswer }) => correctAnswer),
}));
