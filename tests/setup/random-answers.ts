import fc from "fast-check";
import type { Questionnaire, QuizAnswers } from "../../src/domain/quiz/questionnaire.ts";

/** The careers of these questionnaires. */
export const careers = [
	"geologist",
	"astronomer",
	"geneticist",
	"developer",
	"chemist",
	"physicist",
	"ecologist",
];
const categories = ["earth", "space", "biology", "computer", "education"];
// Names of object properties: an id must never be mistaken for one.
const questionIds = ["subjects", "place", "constructor", "scale", "tools", "goals"];

const option = (id: string) =>
	fc.record({
		id: fc.constant(id),
		careerCategories: fc.subarray(categories, { minLength: 1 }),
		careerIds: fc.shuffledSubarray(careers, { minLength: 1 }),
	});
/** "None of these", as the last option of some questions. */
const none = { id: "none", careerCategories: [], careerIds: [] };
const question = (id: string) =>
	fc.record({
		id: fc.constant(id),
		multiSelect: fc.boolean(),
		options: fc
			.tuple(fc.integer({ min: 4, max: 8 }), fc.boolean())
			.chain(([length, hasNone]) =>
				fc
					.tuple(...Array.from({ length }, (_, index) => option(`option-${index}`)))
					.map((options) => (hasNone ? [...options, none] : options)),
			),
	});

/** Random ids as a student can choose them: "none" stays alone. */
const choosable = (ids: string[]): string[] => (ids.length > 1 ? ids.filter((id) => id !== none.id) : ids);

/** A random questionnaire with a version up to a given one, and as many questions as requested. */
export const questionnaires = (
	highestVersion: number,
	most: number = questionIds.length,
): fc.Arbitrary<Questionnaire> =>
	fc.record({
		version: fc.integer({ min: 1, max: highestVersion }),
		questions: fc
			.shuffledSubarray(questionIds, { minLength: 1, maxLength: most })
			.chain((ids) => fc.tuple(...ids.map((id) => question(id)))),
	});

/** Random answers to a questionnaire, some questions left open. */
export const answersTo = (asked: Questionnaire): fc.Arbitrary<QuizAnswers> =>
	fc
		.tuple(
			...asked.questions.map(({ id, multiSelect, options }) =>
				fc
					.shuffledSubarray(
						options.map((each) => each.id),
						{ maxLength: multiSelect ? options.length : 1 },
					)
					.map((ids) => [id, choosable(ids)] as [string, string[]]),
			),
		)
		.map((entries) => Object.fromEntries(entries));

const withAnswers = (asked: fc.Arbitrary<Questionnaire>) =>
	asked.chain((each) => fc.tuple(fc.constant(each), answersTo(each)));

/** A random questionnaire with random answers. */
export const answeredQuestionnaires = withAnswers(questionnaires(31));

/** Answers small enough to try out every pair of changes. */
export const smallAnsweredQuestionnaires = withAnswers(questionnaires(31, 3));
