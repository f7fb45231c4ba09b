import type { TieEvidence } from "#domain/quiz/evidence.ts";
import type { Questionnaire } from "#domain/quiz/questionnaire.ts";
import { scoreAnswers, tiesAtCut } from "#domain/quiz/score.ts";
import { decideTie, type TieChoice, type TieDecision } from "#domain/quiz/tie-decision.ts";
import { draw } from "#domain/shared/draw.ts";
import { picksToAnswers, randomPicks, seededRandom } from "./audit.ts";

const seed = 21;

/** Chooses the career that comes first in a taste; the taste is an order of all careers. */
const choiceBy = (taste: readonly string[], pair: readonly [string, string]): TieChoice =>
	taste.indexOf(pair[0]) < taste.indexOf(pair[1]) ? "first" : "second";

/**
 * Decides ties of random attempts by choosers of known taste. The preferred career is the level career that comes first in their taste;
 * the fewest pairs are as many as careers are left out, five at most.
 */
export const tieEvidence = (questionnaire: Questionnaire, attempts: number): TieEvidence => {
	const random = seededRandom(seed);
	const found = { tied: 0, settled: 0, preferred: 0, fewest: 0, pairs: 0 };
	for (let attempt = 0; attempt < attempts; attempt++) {
		const score = scoreAnswers(
			questionnaire,
			picksToAnswers(questionnaire, randomPicks(questionnaire, random)),
		);
		const choices: TieChoice[] = [];
		let decision: TieDecision | null = decideTie(score, choices);
		if (!decision) continue;
		const last = score.careers.find(({ id }) => id === tiesAtCut(score).careers[0])?.count;
		const level = score.careers.filter(({ count }) => count === last).map(({ id }) => id);
		const taste = draw(level, level.length, random);
		while (decision?.next) {
			choices.push(choiceBy(taste, decision.next));
			decision = decideTie(score, choices);
		}
		found.tied++;
		if (decision?.isSettled) found.settled++;
		if (decision?.five.includes(taste[0] ?? "")) found.preferred++;
		if (choices.length === Math.min(5, decision?.leftOut ?? 0)) found.fewest++;
		found.pairs += choices.length;
	}
	return {
		attempts,
		tied: found.tied,
		settledShare: found.settled / found.tied,
		preferredShare: found.preferred / found.tied,
		fewestShare: found.fewest / found.tied,
		meanPairs: found.pairs / found.tied,
	};
};
