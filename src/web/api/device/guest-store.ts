import type * as z from "zod/mini";
import {
	type GuestAttempt,
	type GuestCompletion,
	type GuestWork,
	guestAttemptSchema,
	guestCompletionSchema,
} from "#contract/guest.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { randomId } from "../random-id.ts";
import { deviceStorage, entriesOf, type JsonStorage, listIn } from "../storage.ts";
import { guestKey } from "../storage-keys.ts";
import { savedIn } from "./saved-careers.ts";

/** What the browser keeps. `unsent` is work of whoever is signed in that the server has yet to get. */
interface StoredWork extends GuestWork {
	readonly mergeId: string;
	readonly unsent: GuestAttempt[];
}

/** The most attempts kept; the oldest go first. */
const mostAttempts = 200;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Entries are judged one by one: a broken one is left out and the others are kept. */
const validIn = <Entry>(list: unknown, schema: z.ZodMiniType<Entry>): Entry[] =>
	entriesOf(listIn(list) ?? [], (entry) => {
		const parsed = schema.safeParse(entry);
		return parsed.success ? parsed.data : null;
	});

const acceptWork = (value: unknown): StoredWork | null => {
	const { version, mergeId, attempts, saved, completions, unsent } = (value ?? {}) as Record<string, unknown>;
	const isWhole = version === 1 && typeof mergeId === "string" && uuid.test(mergeId);
	if (!isWhole || ![attempts, saved, completions, unsent ?? []].every(Array.isArray)) return null;
	return {
		mergeId,
		attempts: validIn(attempts, guestAttemptSchema),
		saved: savedIn(saved),
		completions: validIn(completions, guestCompletionSchema),
		unsent: validIn(unsent, guestAttemptSchema),
	};
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = <Entry>(list: readonly Entry[], gone: readonly Entry[]): Entry[] =>
	list.filter((entry) => !gone.some((one) => isSame(one, entry)));

/** A guest's work under one key of the device. Broken entries are dropped quietly; no method ever throws. */
export interface GuestStore {
	/** What is there; `mergeId` stands for exactly this work. */
	read(): StoredWork;
	addAttempt(attempt: GuestAttempt): void;
	/** Careers to come back to, latest first. */
	setSaved(saved: readonly CareerId[]): void;
	/** Keeps the first completion of each game. */
	addCompletion(completion: GuestCompletion): void;
	addUnsent(attempt: GuestAttempt): void;
	removeUnsent(attempt: GuestAttempt): void;
	/** Nobody knows any more whose the unsent work is: it is asked about like a guest's. */
	releaseUnsent(): void;
	/** Forgets what was sent; what came in meanwhile stays. */
	remove(work: GuestWork): void;
	clear(): void;
}

/**
 * The only writer of a guest's work. Every change draws a new merge id: one id never stands for two different works.
 */
export const createGuestStore = (device: JsonStorage): GuestStore => {
	const read = (): StoredWork =>
		device.read(guestKey, acceptWork) ?? {
			mergeId: randomId(),
			attempts: [],
			saved: [],
			completions: [],
			unsent: [],
		};
	const change = (update: (stored: StoredWork) => Partial<StoredWork>): void => {
		const before = read();
		const { attempts, saved, completions, unsent } = { ...before, ...update(before) };
		if (attempts.length + saved.length + completions.length + unsent.length === 0) device.remove(guestKey);
		else
			device.write(guestKey, {
				version: 1,
				mergeId: randomId(),
				attempts: attempts.slice(-mostAttempts),
				saved,
				completions,
				...(unsent.length === 0 ? {} : { unsent: unsent.slice(-mostAttempts) }),
			});
	};
	return {
		read,
		addAttempt: (attempt) => change(({ attempts }) => ({ attempts: [...attempts, attempt] })),
		setSaved: (saved) => change(() => ({ saved: [...saved] })),
		addCompletion: (completion) =>
			change(({ completions }) =>
				completions.some(({ gameId }) => gameId === completion.gameId)
					? {}
					: { completions: [...completions, completion] },
			),
		addUnsent: (attempt) => change(({ unsent }) => ({ unsent: [...unsent, attempt] })),
		removeUnsent: (attempt) => change(({ unsent }) => ({ unsent: without(unsent, [attempt]) })),
		releaseUnsent: () => {
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
	};
};

/** A guest's work on this device. */
export const guestStore = createGuestStore(deviceStorage);
