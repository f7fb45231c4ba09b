import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { readAnswers } from "./v3/persona-answers.ts";

/** An invented student whom the sciences do not attract: golden cases for the result without careers. */
export interface NoSciencePersona {
	readonly name: string;
	readonly portrait: string;
	readonly answers: QuizAnswers;
}

/**
 * They choose "None of these" only where nothing fits. Questions about ways of working have an answer for most people, so none of
 * these students chooses it everywhere: Mehdi, with a taste for proof, only six times.
 */
export const noSciencePersonas: readonly NoSciencePersona[] = [
	{
		name: "Mehdi",
		portrait: "Argues for the underdog in every debate and wants to become a lawyer.",
		answers: readAnswers(
			"none | none | none | none | explain | dna-clues | look-it-up | back-to-origin | clues | some-months | ask-around | treated-unfairly | none | none | advise | sure-or-not",
		),
	},
	{
		name: "Clara",
		portrait: "Writes plays, acts in them, and has read every novel in the library.",
		answers: readAnswers(
			"none | none | museum | none | explain | brain | try-it | none | lightbulb | some-weeks | ask-around | curious-minds | none | none | film | none",
		),
	},
	{
		name: "Dylan",
		portrait: "Trains twice a day, coaches the under-tens and wants to be a sports coach.",
		answers: readAnswers(
			"none | none | none | none | organise | none | try-it | none | caring | one-day | ask-around | none | none | body | club | none",
		),
	},
	{
		name: "Jade",
		portrait: "Cuts her friends’ hair at weekends and has already found a salon for her apprenticeship.",
		answers: readAnswers(
			"none | none | none | none | organise | none | observe | none | none | one-day | works-for-both | none | none | none | face-to-face | none",
		),
	},
	{
		name: "Théo",
		portrait: "Makes beats in his room at night and wants to live from music.",
		answers: readAnswers(
			"none | none | none | none | organise | machines-and-codes | try-it | none | making | some-weeks | ask-around | none | none | none | film | none",
		),
	},
];
