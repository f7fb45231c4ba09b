import type { ConsentState } from "../account/consent.ts";
import type { CareerId } from "../careers/career-id.ts";
import type { Questionnaire, QuizAnswers } from "../quiz/questionnaire.ts";
import { sciencesStandOut } from "../quiz/stand-out.ts";
import { type LevelledInterest, levelledInterests } from "./interests.ts";
import { type Starter, talkStarters } from "./starters.ts";
import type { Guess } from "./talk.ts";

/** The facts about a student that the family view is made from. */
export interface FamilyFacts {
	readonly consent: ConsentState;
	/** The latest quiz whose answers are kept; null before the first. */
	readonly latest: { readonly questionnaire: Questionnaire; readonly answers: QuizAnswers } | null;
	/** The careers that the student shows to this parent, in the order in which they were shown. */
	readonly shownCareers: readonly CareerId[];
	readonly guesses: readonly Guess[];
}

/** Everything that a parent sees of a student, and nothing else. */
export interface FamilyView {
	/** False where the latest quiz says that the sciences do not stand out; there are no interests then. */
	readonly hasScience: boolean;
	readonly interests: readonly LevelledInterest[];
	readonly careers: readonly CareerId[];
	readonly starters: readonly Starter[];
	readonly guesses: readonly Guess[];
}

/**
 * The only rule for the family view: the server sends it to the parent, and the student's own page shows it. It never
 * contains an answer or a count; careers and answers only where the student showed them. Null while a student under
 * fifteen waits for a parent's consent.
 */
export const familyView = ({ consent, latest, shownCareers, guesses }: FamilyFacts): FamilyView | null => {
	if (consent === "pending") return null;
	const interests = latest === null ? [] : levelledInterests(latest.questionnaire, latest.answers);
	const hasScience = latest === null || sciencesStandOut(latest.questionnaire, latest.answers);
	return {
		hasScience,
		interests,
		careers: shownCareers,
		starters: talkStarters(interests, shownCareers),
		guesses,
	};
};
