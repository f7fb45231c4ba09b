import type { GuestWork } from "#contract/personal-data.ts";
import type { GuestCompletion } from "#contract/quest.ts";
import type { GuestAttempt } from "#contract/quiz.ts";
import { attemptKey } from "#domain/account/guest-work.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { gameIds, maxGuestPlays } from "#domain/quest/quest.ts";
import { maxTiePairs, type TieChoice, tieChoices } from "#domain/quiz/tie-decision.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { deviceStorage, entriesOf, type JsonStorage } from "../storage.ts";
import { guestKey } from "../storage-keys.ts";
import { readGuestDocument, savedIn, writeGuestDocument } from "./guest-document.ts";

/** The stored data. `unsent` is work of the signed-in account that the server has not received yet. */
interface StoredWork extends GuestWork {
	readonly mergeId: string;
	readonly unsent: GuestAttempt[];
}

// Validated by hand, with the same result as the contract's schemas (guest-store.test.ts compares them): a page must
// not load the schemas to read a guest's work.
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
	(typeof value === "object" && value !== null ? value : {}) as Fields;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isInstant = (value: unknown): value is string =>
	typeof value === "string" &&
	instant.test(value) &&
	!Number.isNaN(Date.parse(value)) &&
	toInstant(new Date(value)) === value;

const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
	Array.isArray(value) && value.every(isEntry);

const isText = (value: unknown): boolean => typeof value === "string";

const attemptIn = (entry: unknown): GuestAttempt | null => {
	const { completedAt, questionnaireVersion, answers, tieChoices: choices } = fieldsOf(entry);
	const isWhole =
		isInstant(completedAt) &&
		Number.isSafeInteger(questionnaireVersion) &&
		typeof answers === "object" &&
		answers !== null &&
		!Array.isArray(answers) &&
		Object.values(answers).every((ids) => isListOf(ids, isText)) &&
		(choices === undefined ||
			(isListOf(choices, (choice) => tieChoices.some((known) => known === choice)) &&
				(choices as unknown[]).length <= maxTiePairs));
	if (!isWhole) return null;
	const attempt = { completedAt, questionnaireVersion, answers } as GuestAttempt;
	return choices === undefined ? attempt : { ...attempt, tieChoices: choices as TieChoice[] };
};

type Play = NonNullable<GuestCompletion["plays"]>[number];

const isPlay = (entry: unknown): boolean => isInstant(fieldsOf(entry).playedAt);

/** A play; the zone that a browser reported never makes it invalid. */
const playIn = (entry: unknown): Play => {
	const { playedAt, zone } = fieldsOf(entry);
	return {
		playedAt: playedAt as Play["playedAt"],
		zone: typeof zone === "string" && zone.length <= 64 ? zone : undefined,
	};
};

type Understood = NonNullable<GuestCompletion["understood"]>;

const isUnderstood = (entry: unknown): boolean => {
	const { question, understoodAt } = fieldsOf(entry);
	return Number.isSafeInteger(question) && isInstant(understoodAt);
};

const completionIn = (entry: unknown): GuestCompletion | null => {
	const { gameId, answers, completedAt, plays, understood, countsWhole } = fieldsOf(entry);
	const isWhole =
		gameIds.some((id) => id === gameId) &&
		isListOf(answers, Number.isSafeInteger) &&
		isInstant(completedAt) &&
		(plays === undefined || isListOf(plays, isPlay)) &&
		(understood === undefined || isListOf(understood, isUnderstood)) &&
		(countsWhole === undefined || typeof countsWhole === "boolean");
	if (!isWhole) return null;
	return {
		...({ gameId, answers, completedAt } as GuestCompletion),
		...(plays === undefined ? {} : { plays: (plays as unknown[]).map(playIn) }),
		...(understood === undefined ? {} : { understood: understood as Understood }),
		...(countsWhole === undefined ? {} : { countsWhole: countsWhole as boolean }),
	};
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = <Entry>(list: readonly Entry[], gone: readonly Entry[]): Entry[] =>
	list.filter((entry) => !gone.some((one) => isSame(one, entry)));

const isSameAttempt = (one: GuestAttempt, other: GuestAttempt): boolean =>
	attemptKey(one) === attemptKey(other);

/** A guest's work under one key of the device. Broken entries are dropped silently; no method throws. */
export interface GuestStore {
	/** The stored work; `mergeId` identifies exactly this work. */
	read(): StoredWork;
	/** Adds an attempt, in place of the same one with other choices between level careers. */
	addAttempt(attempt: GuestAttempt): void;
	/** The saved careers, latest first. */
	setSaved(saved: readonly CareerId[]): void;
	/** Stores the first completion of each game, with the plays and the understood questions of all of them. */
	addPlay(completion: GuestCompletion): void;
	addToOutbox(attempt: GuestAttempt): void;
	removeFromOutbox(attempt: GuestAttempt): void;
	/** The owner of the unsent work is unknown from now on: it becomes a guest's work, whose owner is asked for. */
	releaseOutbox(): void;
	/** Deletes sent work; work that was added meanwhile stays. */
	remove(work: GuestWork): void;
	clear(): void;
	/** Rewrites the document without broken entries. */
	tidy(): void;
}

/** The first completion of a game with the plays of a later one, and the questions that it understands anew. */
const withPlay = (first: GuestCompletion, later: GuestCompletion): GuestCompletion => {
	if (first.gameId !== later.gameId || later.plays === undefined) return first;
	// An entry from before plays were stored: its first play gets the zone of the later one.
	const before = first.plays ?? later.plays.map(({ zone }) => ({ playedAt: first.completedAt, zone }));
	const known = first.understood ?? [];
	const fresh = (later.understood ?? []).filter(
		({ question }) => !known.some((understood) => understood.question === question),
	);
	return {
		...first,
		plays: [...before, ...later.plays].slice(0, maxGuestPlays),
		...(known.length + fresh.length > 0 ? { understood: [...known, ...fresh] } : {}),
	};
};

/** A guest's work with its entries validated one by one: a broken entry is left out and the others are kept. */
export const createGuestStore = (device: JsonStorage): GuestStore => {
	const read = (): StoredWork => {
		const document = readGuestDocument(device);
		return {
			mergeId: document.mergeId,
			attempts: entriesOf(document.attempts, attemptIn),
			saved: savedIn(document),
			completions: entriesOf(document.completions, completionIn),
			unsent: entriesOf(document.unsent, attemptIn),
		};
	};
	const change = (update: (stored: StoredWork) => Partial<StoredWork>): void => {
		const before = read();
		writeGuestDocument(device, { ...before, ...update(before) });
	};
	return {
		read,
		addAttempt: (attempt) =>
			change(({ attempts }) => ({
				attempts: [...attempts.filter((kept) => !isSameAttempt(kept, attempt)), attempt],
			})),
		setSaved: (saved) => change(() => ({ saved: [...saved] })),
		addPlay: (completion) =>
			change(({ completions }) => ({
				completions: completions.some(({ gameId }) => gameId === completion.gameId)
					? completions.map((first) => withPlay(first, completion))
					: [...completions, completion],
			})),
		addToOutbox: (attempt) => change(({ unsent }) => ({ unsent: [...unsent, attempt] })),
		removeFromOutbox: (attempt) => change(({ unsent }) => ({ unsent: without(unsent, [attempt]) })),
		releaseOutbox: () => {
			if (read().unsent.length > 0)
				change(({ attempts, unsent }) => ({ attempts: [...attempts, ...unsent], unsent: [] }));
		},
		remove: (work) =>
			change(({ attempts, saved, completions }) => ({
				attempts: without(attempts, work.attempts),
				saved: without(saved, work.saved),
				completions: without(completions, work.completions),
			})),
		clear: () => device.remove(guestKey),
		tidy: () => change(() => ({})),
	};
};

/** A guest's work on this device. */
export const guestStore = createGuestStore(deviceStorage);
