import type { CareerId } from "../careers/career-id.ts";
import type { AnsweredMoment, Notebook } from "../notebook/notebook.ts";
import type { Instant, Month } from "../shared/instant.ts";

/** One entry of a student's notebook, before it is put into words. */
export type NotebookEntry = { readonly at: Instant } & (
	| { readonly kind: "quiz"; readonly attempt: string }
	| { readonly kind: "careers"; readonly about: readonly string[] }
	| { readonly kind: "game"; readonly about: string }
	| {
			readonly kind: "moments";
			readonly career: CareerId;
			readonly answers: readonly AnsweredMoment[];
	  }
	| { readonly kind: "line"; readonly month: Month; readonly text: string }
);

/** The student's work from which the entries are made. */
export interface NotebookSources {
	readonly attempts: readonly { readonly id: string; readonly completedAt: Instant }[];
	readonly saved: readonly { readonly about: string; readonly at: Instant }[];
	readonly games: readonly { readonly about: string; readonly at: Instant }[];
	readonly notebook: Notebook;
}

const momentsOf = ({ moments }: Notebook): NotebookEntry[] =>
	[...new Set(moments.map(({ career }) => career))].flatMap((career) => {
		const answers = moments.filter((moment) => moment.career === career);
		const at = answers
			.map(({ answeredAt }) => answeredAt)
			.sort()
			.at(-1);
		return at === undefined ? [] : [{ kind: "moments", career, answers, at } as const];
	});

/** The careers saved on one day (of UTC) are one entry, dated by the last of them. */
const savedByDay = (saved: NotebookSources["saved"]): NotebookEntry[] => {
	const latestFirst = saved.toSorted((one, other) => other.at.localeCompare(one.at));
	const dayOf = (at: Instant) => at.slice(0, 10);
	return latestFirst
		.filter(({ at }, index) => latestFirst.findIndex((each) => dayOf(each.at) === dayOf(at)) === index)
		.map(({ at }) => ({
			kind: "careers",
			about: latestFirst.filter((each) => dayOf(each.at) === dayOf(at)).map(({ about }) => about),
			at,
		}));
};

/**
 * Everything that happened, the latest first. The answers to one career's moments are one entry, dated by the last answer, and
 * so are the careers saved on one day.
 */
export const notebookEntries = ({ attempts, saved, games, notebook }: NotebookSources): NotebookEntry[] =>
	[
		...attempts.map(({ id, completedAt }) => ({ kind: "quiz", attempt: id, at: completedAt }) as const),
		...savedByDay(saved),
		...games.map(({ about, at }) => ({ kind: "game", about, at }) as const),
		...momentsOf(notebook),
		...notebook.lines.map(
			({ month, text, writtenAt }) => ({ kind: "line", month, text, at: writtenAt }) as const,
		),
	].sort((one, other) => other.at.localeCompare(one.at));
