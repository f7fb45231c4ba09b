/**
 * An option of a question. `careerCategories` and `careerIds` are plain ids here: the content's schema checks that they
 * exist in the catalogue.
 */
export interface QuizOption {
	id: string;
	careerCategories: string[];
	careerIds: string[];
}

/**
 * Whether an option says "None of these": it names nothing, so it scores nothing, and it is chosen alone. Questionnaires have it
 * from version 3 on.
 */
export const isNoneOption = ({ careerCategories, careerIds }: QuizOption): boolean =>
	careerCategories.length === 0 && careerIds.length === 0;

/** A question without words, for the rules. */
export interface QuizQuestion {
	id: string;
	multiSelect: boolean;
	options: QuizOption[];
}

/** A published questionnaire. The order of questions and options of a version never changes. */
export interface Questionnaire {
	version: number;
	questions: QuizQuestion[];
	/**
	 * The questions about the sciences themselves; the others are about ways of working, settings and aims. Absent from versions
	 * whose results always have careers (see `scienceAttracts`).
	 */
	scienceQuestionIds?: string[] | undefined;
}

/**
 * The version of stored results that carry none: they are older than the key that stores it, and this version was
 * current until then.
 */
export const versionOfUnversionedResults = 2;

/** The published questionnaire of a version; undefined for an unknown version. */
export const questionnaireOfVersion = <Known extends Questionnaire>(
	questionnaires: readonly Known[],
	version: number | undefined,
): Known | undefined => questionnaires.find((questionnaire) => questionnaire.version === version);

/**
 * The careers that a questionnaire places, in order of first appearance. Published versions are frozen: a career that came
 * later is in none of them.
 */
export const careersIn = ({ questions }: Questionnaire): readonly string[] => [
	...new Set(questions.flatMap(({ options }) => options.flatMap((option) => option.careerIds))),
];

/** Question id → ids of the chosen options, in any order. */
export type QuizAnswers = Record<string, string[]>;

/** The ids chosen for a question; empty when it is not answered. Safe for ids such as "constructor". */
export const chosenIds = (answers: QuizAnswers, questionId: string): readonly string[] =>
	Object.hasOwn(answers, questionId) ? (answers[questionId] ?? []) : [];

/** The options chosen for a question, each once, in the order of the question. */
export const chosenOptions = (question: QuizQuestion, answers: QuizAnswers): QuizOption[] => {
	const chosen = chosenIds(answers, question.id);
	return question.options.filter((option) => chosen.includes(option.id));
};

/** The options chosen in the whole questionnaire, in its order. */
export const allChosenOptions = ({ questions }: Questionnaire, answers: QuizAnswers): QuizOption[] =>
	questions.flatMap((question) => chosenOptions(question, answers));
