import type { Questionnaire, QuizAnswers, QuizOption, QuizQuestion } from "#domain/quiz/questionnaire.ts";
import { type QuizScore, scoreAnswers, type Tally } from "#domain/quiz/score.ts";
import { chooseOption } from "#domain/quiz/session.ts";

/** The target of a search: a career in first place, or a category among the top three. */
export type Target = { readonly kind: "careers" | "categories"; readonly id: string };

const names = (option: QuizOption, { kind, id }: Target): boolean =>
	(kind === "careers" ? option.careerIds : option.careerCategories).includes(id);

/** Lead of the target over the strongest of the others that must stay behind; above 0, no tie is involved. */
const lead = (score: QuizScore, { kind, id }: Target): number => {
	const tallies: readonly Tally[] = score[kind];
	const own = tallies.find((tally) => tally.id === id)?.count ?? 0;
	const rivals = tallies.filter((tally) => tally.id !== id);
	return own - (rivals[kind === "careers" ? 0 : 2]?.count ?? 0);
};

/** Answers a person could give in place of the present ones to one question: another option, or one ticked or unticked. */
const alternatives = (question: QuizQuestion, chosen: readonly string[]): string[][] =>
	question.options.map(({ id }) => chooseOption(question, chosen, id)).filter((ids) => ids.length > 0);

/** Every question answered with the options that name the target, or with the first one where none does. */
const initialAnswers = (questionnaire: Questionnaire, target: Target): QuizAnswers =>
	Object.fromEntries(
		questionnaire.questions.map(({ id, multiSelect, options }) => {
			const naming = options.filter((option) => names(option, target));
			const wanted = naming.length > 0 ? naming : options.slice(0, 1);
			return [id, (multiSelect ? wanted : wanted.slice(0, 1)).map((option) => option.id)];
		}),
	);

/**
 * Complete answers that lead to the target, found by hill climbing from `initialAnswers`: one answer is changed at a
 * time while the lead grows. The result is deterministic. Check it with the rules of the quiz.
 */
export const exhibitAnswers = (questionnaire: Questionnaire, target: Target): QuizAnswers => {
	let answers = initialAnswers(questionnaire, target);
	let best = lead(scoreAnswers(questionnaire, answers), target);
	for (let climbing = true; climbing; ) {
		climbing = false;
		for (const question of questionnaire.questions) {
			for (const chosen of alternatives(question, answers[question.id] ?? [])) {
				const changed = { ...answers, [question.id]: chosen };
				const gained = lead(scoreAnswers(questionnaire, changed), target);
				if (gained > best) {
					answers = changed;
					best = gained;
					climbing = true;
				}
			}
		}
	}
	return answers;
};

/**
 * Random answers within one field: in every question that offers the category, only options with that category are chosen
 * (one of a single choice, one or more of a multiple choice); other questions stay unanswered.
 */
export const consistentAnswers = (
	questionnaire: Questionnaire,
	category: string,
	random: () => number,
): QuizAnswers => {
	const entries = questionnaire.questions.map(({ id, multiSelect, options }) => {
		const naming = options.filter((option) => option.careerCategories.includes(category));
		const sure = naming[Math.floor(random() * naming.length)];
		const chosen = naming.filter((option) => option === sure || (multiSelect && random() < 0.5));
		return [id, chosen.map((option) => option.id)] as const;
	});
	return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
};
