import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";

/** The questions of version 2 whose options are not those of version 1. */
const changed = [
	"environment",
	"goals",
	"research-approach",
	"time-horizon",
	"impact-preference",
	"big-question",
] as const;

type Row = readonly [string, string, string, string, string, string];

/** The invented students' answers to them, by name; their answers to all other questions are those of version 1. */
const rows: Readonly<Record<string, Row>> = {
	Inès: ["desk", "new-idea", "from-above", "lifetime", "curious-minds", "universe"],
	Malo: ["desk", "new-idea", "equations", "lifetime", "curious-minds", "universe"],
	Tom: ["laboratory", "new-idea", "equations", "some-years", "curious-minds", "universe"],
	Salomé: ["desk", "new-idea", "equations", "lifetime", "curious-minds", "universe"],
	Aya: ["desk", "passed-on", "equations", "lifetime", "curious-minds", "true-or-false"],
	Hugo: ["desk", "justice", "records", "some-weeks", "millions", "true-or-false"],
	Noah: ["desk", "relied-on", "instrument", "some-weeks", "users", "minds"],
	Lina: ["desk", "new-idea", "records", "some-weeks", "curious-minds", "heredity"],
	Jules: ["desk", "relied-on", "records", "some-weeks", "users", "minds"],
	Chloé: ["hospital", "relied-on", "instrument", "some-years", "patients", "health"],
	Karim: ["workshop", "better-food", "instrument", "some-weeks", "users", "beyond-oil"],
	Léo: ["workshop", "relied-on", "sample", "some-months", "users", "beyond-oil"],
	Yasmine: ["laboratory", "relied-on", "sample", "decades", "users", "beyond-oil"],
	Camille: ["outdoors", "restored-place", "watch-on-site", "decades", "wild-species", "warming-planet"],
	Adam: ["desk", "relied-on", "from-above", "decades", "millions", "warming-planet"],
	Rose: ["public-office", "justice", "sample", "decades", "neighbours", "warming-planet"],
	Maël: ["outdoors", "restored-place", "watch-on-site", "some-years", "wild-species", "warming-planet"],
	Sarah: ["laboratory", "treatment", "microscope", "some-months", "curious-minds", "heredity"],
	Élise: ["hospital", "treatment", "microscope", "some-years", "patients", "minds"],
	Paul: ["outdoors", "better-food", "watch-on-site", "some-months", "farms-and-tables", "food-and-water"],
	Fatou: ["outdoors", "better-food", "sample", "some-months", "farms-and-tables", "food-and-water"],
	Enzo: ["kitchen", "better-food", "sample", "one-day", "farms-and-tables", "food-and-water"],
	Manon: ["laboratory", "better-food", "sample", "one-day", "farms-and-tables", "food-and-water"],
	Gabin: ["outdoors", "deep-past", "back-to-origin", "lifetime", "curious-minds", "heredity"],
	Nour: ["outdoors", "restored-place", "back-to-origin", "decades", "neighbours", "food-and-water"],
	Basile: ["museum", "deep-past", "back-to-origin", "lifetime", "curious-minds", "heredity"],
	Victor: ["laboratory", "justice", "sample", "one-day", "wronged", "true-or-false"],
	Zoé: ["laboratory", "treatment", "sample", "some-months", "curious-minds", "heredity"],
	Emma: ["hospital", "treatment", "sample", "some-years", "patients", "health"],
	Ousmane: ["public-office", "justice", "records", "some-years", "millions", "health"],
	Jeanne: ["hospital", "treatment", "microscope", "one-day", "patients", "health"],
	Agathe: ["museum", "passed-on", "equations", "some-years", "curious-minds", "universe"],
	Simon: ["museum", "passed-on", "watch-on-site", "lifetime", "curious-minds", "heredity"],
	Lou: ["museum", "passed-on", "equations", "lifetime", "curious-minds", "minds"],
};

/** The answers of an invented student to the questions that version 2 asks with other options; empty for an unknown name. */
export const changedAnswers = (name: string): QuizAnswers =>
	Object.fromEntries((rows[name] ?? []).map((option, index) => [changed[index] ?? "", [option]]));
