import type { CareerId } from "../careers/career-id.ts";
import type { Notebook } from "../notebook/notebook.ts";
import { type CaseOutline, type CaseProgress, nextCase } from "../quest/next-case.ts";

/**
 * The one thing that a student's dashboard proposes. `career`: the near career that the case belongs to, or null. `moments`:
 * a career whose moments the student has not answered.
 */
export type NextThing<Game> =
	| { readonly kind: "quiz" | "retake" }
	| { readonly kind: "case"; readonly game: Game; readonly career: CareerId | null }
	| { readonly kind: "moments"; readonly career: CareerId };

/** A student's state as far as the next thing depends on it. */
export interface StudentState<Game> {
	readonly quizzes: number;
	/** The student's careers, those that matter most first: the saved ones, then those of the latest quiz. */
	readonly careers: readonly CareerId[];
	readonly games: readonly Game[];
	/** Null where the progress is not known: then no case is proposed. */
	readonly progress: CaseProgress | null;
	readonly notebook: Notebook;
}

/**
 * The next thing: the quiz before everything else; then a case that was never finished; then the moments of a career; then a
 * finished case with an open question; and the quiz again when all is done.
 */
export const nextThing = <Game extends CaseOutline>({
	quizzes,
	careers,
	games,
	progress,
	notebook,
}: StudentState<Game>): NextThing<Game> => {
	if (quizzes === 0) return { kind: "quiz" };
	const game = progress ? nextCase(games, progress, careers) : undefined;
	const isFresh = game !== undefined && !progress?.completedGames.includes(game.id);
	const career = careers.find((id) => notebook.moments.every((moment) => moment.career !== id));
	if (!isFresh && career) return { kind: "moments", career };
	if (!game) return { kind: "retake" };
	return { kind: "case", game, career: careers.find((id) => game.unlocks.includes(id)) ?? null };
};
