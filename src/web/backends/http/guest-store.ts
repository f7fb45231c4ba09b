import * as z from "zod/mini";
import { careerIdSchema } from "#contract/careers.ts";
import type { GuestWork } from "#contract/personal-data.ts";
import { type GuestCompletion, guestCompletionSchema } from "#contract/quest.ts";
import { type GuestAttempt, guestAttemptSchema } from "#contract/quiz.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { Kept } from "../browser/kept.ts";
import { storageKeys } from "./storage-key.ts";
import type { HttpWorld } from "./world.ts";

/** Entries are judged one by one: a broken one is left out and the others are kept. */
const valid =
	<Entry>(schema: z.ZodMiniType<Entry>) =>
	(entry: unknown): Entry[] => {
		const parsed = schema.safeParse(entry);
		return parsed.success ? [parsed.data] : [];
	};

const entries = z.array(z.unknown());

const storedSchema = z.object({
	version: z.literal(1),
	mergeId: z.uuid(),
	attempts: entries,
	saved: entries,
	completions: entries,
	unsent: z.optional(entries),
});

/** What the browser keeps. `unsent` is work of whoever is signed in that the server has yet to get. */
interface Stored extends GuestWork {
	readonly mergeId: string;
	readonly unsent: GuestAttempt[];
}

/** The most attempts kept; the oldest go first. */
const mostAttempts = 200;

const emptyWork = { attempts: [], saved: [], completions: [], unsent: [] };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = <Entry>(list: readonly Entry[], gone: readonly Entry[]): Entry[] =>
	list.filter((entry) => !gone.some((one) => isSame(one, entry)));

/** A guest's work under one key of the device. Broken entries are dropped quietly; no method ever throws. */
export interface GuestStore {
	/** What is there; `mergeId` stands for exactly this work. */
	read(): Stored;
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

/** Opens the guest's work. Every change draws a new merge id: one id never stands for two different works. */
export const createGuestStore = (
	world: Pick<HttpWorld, "randomId">,
	device: Kept,
	onChange: () => void,
): GuestStore => {
	const read = (): Stored => {
		const stored = device.read(storageKeys.guest, storedSchema);
		if (!stored) return { mergeId: world.randomId(), ...emptyWork };
		return {
			mergeId: stored.mergeId,
			attempts: stored.attempts.flatMap(valid(guestAttemptSchema)),
			saved: [...new Set(stored.saved.flatMap(valid(careerIdSchema)))],
			completions: stored.completions.flatMap(valid(guestCompletionSchema)),
			unsent: (stored.unsent ?? []).flatMap(valid(guestAttemptSchema)),
		};
	};
	const change = (update: (stored: Stored) => Partial<Stored>): void => {
		const before = read();
		const { attempts, saved, completions, unsent } = { ...before, ...update(before) };
		if (attempts.length + saved.length + completions.length + unsent.length === 0)
			device.remove(storageKeys.guest);
		else
			device.write(storageKeys.guest, {
				version: 1,
				mergeId: world.randomId(),
				attempts: attempts.slice(-mostAttempts),
				saved,
				completions,
				...(unsent.length === 0 ? {} : { unsent: unsent.slice(-mostAttempts) }),
			});
		onChange();
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
		clear: () => {
			device.remove(storageKeys.guest);
			onChange();
		},
	};
};
