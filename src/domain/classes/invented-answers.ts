import { categoryKeys } from "../careers/category.ts";
import type { Questionnaire, QuizAnswers, QuizQuestion } from "../quiz/questionnaire.ts";
import { chooseOption } from "../quiz/session.ts";
import { draw } from "../shared/draw.ts";
import { maxGuessHeight, type SpectrumGuess } from "./guess.ts";

/** How many fields an invented pupil likes, and how much likelier an option of a liked field is chosen. */
const likedFields = 3;
const likingWeight = 4;
/** The maximum number of options that an invented pupil clicks where several are allowed. */
const maxClicks = 3;

const chooseFrom = (question: QuizQuestion, liked: ReadonlySet<string>, random: () => number): string[] => {
	const weightOf = (categories: readonly string[]) =>
		1 + likingWeight * categories.filter((category) => liked.has(category)).length;
	const left = question.options.map(({ id, careerCategories }) => ({
		id,
		weight: weightOf(careerCategories),
	}));
	const clicks = question.multiSelect ? 1 + Math.floor(random() * maxClicks) : 1;
	let chosen: string[] = [];
	for (let click = 0; click < clicks; click += 1) {
		let point = random() * left.reduce((sum, { weight }) => sum + weight, 0);
		const index = left.findIndex(({ weight }) => {
			point -= weight;
			return point < 0;
		});
		for (const { id } of left.splice(Math.max(0, index), 1)) chosen = chooseOption(question, chosen, id);
	}
	return chosen;
};

/**
 * The answers of an invented pupil to every question: by chance, with a liking for three fields that are drawn first. `random`
 * gives numbers in [0, 1).
 */
export const inventAnswers = (questionnaire: Questionnaire, random: () => number): QuizAnswers => {
	const liked = new Set<string>(draw(categoryKeys, likedFields, random));
	return Object.fromEntries(
		questionnaire.questions.map((question) => [question.id, chooseFrom(question, liked, random)]),
	);
};

/**
 * The guess of an invented pupil: for each field what the class thinks of it (a share from 0 to 1, in the order of the spectrum), and up to
 * one step more or less by chance.
 */
export const inventGuess = (opinion: readonly number[], random: () => number): SpectrumGuess =>
	opinion.map((share) =>
		Math.min(maxGuessHeight, Math.max(0, Math.round(maxGuessHeight * share + 2 * random() - 1))),
	);
