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

/** A questionnaire as one language asks it. The rules read it as they read the bare one. */
export interface PresentedQuestionnaire {
	readonly version: number;
	readonly questions: PresentedQuestion[];
}
