import type { QuizOption } from "./questionnaire.ts";

/** An option with its words in one language. */
export interface PresentedOption extends QuizOption {
	readonly text: string;
}

/** A question with its words, as a screen shows it. */
export interface PresentedQuestion {
	readonly id: string;
	readonly multiSelect: boolean;
	readonly text: string;
	readonly options: PresentedOption[];
}

/** A questionnaire in the words of one language. The rules accept it like one without words. */
export interface PresentedQuestionnaire {
	readonly version: number;
	readonly questions: PresentedQuestion[];
	readonly scienceQuestionIds?: string[] | undefined;
}
