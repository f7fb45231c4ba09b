import type { CareerId } from "../careers/career-id.ts";
import type { CategoryKey } from "../careers/category.ts";
import type { GameId } from "../quest/quest.ts";
import { type CareerFields, type ClassPicture, type Extremes, extremesOf } from "./picture.ts";

/** A part of a lesson, and how long it takes. */
export interface LessonPart {
	readonly kind: "guess" | "quiz" | "light" | "careers" | "debate" | "game" | "homework";
	readonly minutes: number;
}

/** The lesson of 55 minutes for a class with a picture. */
const answeredParts: readonly LessonPart[] = [
	{ kind: "light", minutes: 5 },
	{ kind: "careers", minutes: 15 },
	{ kind: "debate", minutes: 15 },
	{ kind: "game", minutes: 15 },
	{ kind: "homework", minutes: 5 },
];
/** The lesson for a class without answers: it takes the quiz first. */
const unansweredParts: readonly LessonPart[] = [
	{ kind: "guess", minutes: 5 },
	{ kind: "quiz", minutes: 15 },
	{ kind: "light", minutes: 15 },
	{ kind: "game", minutes: 15 },
	{ kind: "homework", minutes: 5 },
];

/** The game for a class without a strongest field: it needs close observation only. */
const firstGame: GameId = "plant-outbreak";
/** The game of the quest that is nearest to each field. */
const gameOf: Readonly<Record<CategoryKey, GameId>> = {
	space: "mission-to-mars",
	physics: "roller-coaster",
	math: "image-recognition",
	computer: "image-recognition",
	engineering: "roller-coaster",
	materials: "green-chemistry",
	environmental: "plant-outbreak",
	biology: "plant-outbreak",
	agriculture: "plant-outbreak",
	food: "mystery-substance",
	earth: "mission-to-mars",
	chemistry: "mystery-substance",
	health: "dna-detective",
	education: "image-recognition",
};

/** A class view with the careers that it shows. */
export type LessonPicture = ClassPicture & { readonly careers: readonly { readonly careerId: CareerId }[] };

const maxCareers = 3;

/**
 * Three careers that are not among those nearest to the class view: each from another field, first those of a dark field
 * with a bright second field: unfamiliar to the class, yet close to its interests. Ties keep the order of `careers`. It
 * reads the class view only, so it reveals no more about a pupil.
 */
export const careersNotThoughtOf = (
	{ lines, careers: shown }: LessonPicture,
	careers: readonly CareerFields[],
): CareerId[] => {
	const pupils = new Map(lines.map((line) => [line.category, line.pupils ?? 0]));
	const on = (category: CategoryKey): number => pupils.get(category) ?? 0;
	const named = new Set<CareerId>(shown.map(({ careerId }) => careerId));
	const distance = ({ category, secondaryCategories }: CareerFields): number =>
		Math.max(0, ...secondaryCategories.map(on)) - on(category);
	const ranked = careers
		.filter(({ id }) => !named.has(id))
		.map((career, index) => ({ career, index: index, distance: distance(career) }))
		.sort((one, other) => other.distance - one.distance || one.index - other.index);
	const chosen: CareerFields[] = [];
	for (const { career } of ranked) {
		if (chosen.length === maxCareers) break;
		if (chosen.every(({ category }) => category !== career.category)) chosen.push(career);
	}
	return chosen.map(({ id }) => id);
};

/** A lesson of 55 minutes. */
export interface Lesson {
	readonly parts: readonly LessonPart[];
	/**
	 * The lines for the guess, and the one for the debate: of equally bright ones the first of the spectrum, like the game. Null
	 * before a line of the class is drawn.
	 */
	readonly light: (Extremes & { readonly debated: CategoryKey }) | null;
	readonly careers: readonly CareerId[];
	readonly game: GameId;
}

/** The lesson for a class, derived from its class view only; null before there is one. */
export const lessonFor = (picture: LessonPicture | null, careers: readonly CareerFields[]): Lesson => {
	const light = picture && extremesOf(picture);
	if (picture === null || light === null)
		return { parts: unansweredParts, light: null, careers: [], game: firstGame };
	const [first] = light.brightest;
	return {
		parts: answeredParts,
		light: { ...light, debated: light.faintest ?? first },
		careers: careersNotThoughtOf(picture, careers),
		game: gameOf[first],
	};
};
