import type { Questionnaire } from "#domain/quiz/questionnaire.ts";
import { type QuestionnaireSource, questionKeys } from "./define-questionnaire.ts";
import { version1 } from "./v1/questionnaire.ts";
import { version2 } from "./v2/questionnaire.ts";
import { version3 } from "./v3/questionnaire.ts";

/** The current questionnaire with its words. */
export const currentSource: QuestionnaireSource = version3;

/**
 * Every published questionnaire with its words, the oldest first. None is ever removed: links, stored attempts and mails
 * contain their version and are read with it.
 */
export const publishedSources: readonly QuestionnaireSource[] = [version1, version2, version3];

/** The current questionnaire without words, for the rules. */
export const currentQuestionnaire: Questionnaire = questionKeys(currentSource);

/** Every published questionnaire without words, for the rules. */
export const questionnaires: readonly Questionnaire[] = publishedSources.map(questionKeys);
