import type { Questionnaire, QuizAnswers, QuizOption, QuizQuestion } from "#domain/quiz/questionnaire.ts";
import { type QuizScore, scoreAnswers, type Tally } from "#domain/quiz/score.ts";

/** What a sheet is to show: a career first, or a category among the top three. */
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
const alternatives = ({ multiSelect, options }: QuizQuestion, chosen: readonly string[]): string[][] =>
	options
		.map(({ id }) => {
			if (!multiSelect) return [id];
			return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
		})
		.filter((ids) => ids.length > 0);

/** Every question answered with the options that name the target, or with the first one where none does. */
const naturalSheet = (questionnaire: Questionnaire, target: Target): QuizAnswers =>
	Object.fromEntries(
		questionnaire.questions.map(({ id, multiSelect, options }) => {
			const naming = options.filter((option) => names(option, target));
			const wanted = naming.length > 0 ? naming : options.slice(0, 1);
			return [id, (multiSelect ? wanted : wanted.slice(0, 1)).map((option) => option.id)];
		}),
	);

/**
 * A complete sheet that leads to the target, found by hill-climbing from the natural sheet: one answer is changed at a
 * time as long as the lead grows. The same questionnaire always gives the same sheet. Judge it with the quiz's rules.
 */
export const exhibitSheet = (questionnaire: Questionnaire, target: Target): QuizAnswers => {
	let answers = naturalSheet(questionnaire, target);
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
 * A sheet that stays in one field: in every question that offers the category, options that name it and no other, taken
 * by chance (one on a single-select, one to all of them on a multi-select); other questions are left open.
 */
export const consistentSheet = (
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
