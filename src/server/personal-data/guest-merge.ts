import type * as z from "zod/mini";
import { questGames } from "#content/quest/quest.ts";
import { careerIdSchema } from "#contract/careers.ts";
import type { MergeAnswer, MergeRequest } from "#contract/personal-data.ts";
import { guestCompletionSchema } from "#contract/quest.ts";
import { guestAttemptSchema } from "#contract/quiz.ts";
import { routes } from "#contract/routes.ts";
import { type FinishedGame, firstCompletions, missingWork, type Work } from "#domain/account/guest-work.ts";
import { gameCompletion } from "#domain/quest/progress.ts";
import { gameIds, maxGuestPlays, type UnderstoodQuestion } from "#domain/quest/quest.ts";
import { understoodQuestions } from "#domain/quest/understanding.ts";
import { claimedInstant } from "#domain/shared/claimed-instant.ts";
import { type Instant, toInstant, type Zone } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";
import { dateIn, localDateTimeOf } from "#domain/shared/time.ts";
import { isPremium } from "#server/billing/premium.ts";
import { saveCareers, savedCareersOf } from "#server/careers/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import type { SignedIn } from "#server/platform/session/store.ts";
import { knownZone } from "#server/platform/zone.ts";
import {
	addActiveDays,
	completionsOf,
	insertPlays,
	type PlayRow,
	storeEarlierCompletion,
	storeUnderstood,
	type UnderstoodRow,
} from "#server/quest/store.ts";
import { attemptToStore } from "#server/quiz/score-attempt.ts";
import { fingerprintsOf, type NewAttempt, storeAttempts } from "#server/quiz/store.ts";
import { findMerge, insertMerge } from "./guest-merge/store.ts";

/** The valid items of an untrusted list. */
const valid = <Entry>(schema: z.ZodMiniType<Entry>, entries: readonly unknown[]): Entry[] =>
	entries.flatMap((entry) => {
		const parsed = schema.safeParse(entry);
		return parsed.success ? [parsed.data] : [];
	});

/** A play of a guest. Completions of before plays were stored know no zone. */
interface GivenPlay {
	readonly playedAt: Instant;
	readonly zone: Zone | undefined;
}

/** A guest's valid work: attempts by their fingerprints, everything scored again. */
interface GivenWork extends Work {
	readonly rows: ReadonlyMap<string, NewAttempt>;
	/** Every completion and the plays that it carries, repeated ones too. */
	readonly games: readonly (FinishedGame & { readonly plays: readonly GivenPlay[] })[];
	/** The questions understood in later plays. */
	readonly understood: readonly UnderstoodQuestion[];
}

const scoreGuestWork = ({ attempts, saved, completions }: MergeRequest, now: Date): GivenWork => {
	const rows = new Map(
		valid(guestAttemptSchema, attempts).flatMap((attempt) => {
			const kept = attemptToStore(attempt, now);
			return kept.ok ? [[kept.value.fingerprint, kept.value] as const] : [];
		}),
	);
	const checked = valid(guestCompletionSchema, completions);
	const games = checked.flatMap(({ plays = [], understood: _, countsWhole = true, ...given }) => {
		const game = questGames.find(({ id }) => id === given.gameId);
		if (game === undefined || !gameCompletion(game, given.answers).ok) return [];
		const completedAt = claimedInstant(given.completedAt, toInstant(now));
		const first = plays.some(({ playedAt }) => playedAt === given.completedAt)
			? []
			: [{ playedAt: completedAt, zone: undefined }];
		const repeats = plays.slice(0, maxGuestPlays).map(({ playedAt, zone }) => ({
			playedAt: claimedInstant(playedAt, toInstant(now)),
			zone: knownZone(zone),
		}));
		return [{ ...given, completedAt, countsWhole, plays: [...first, ...repeats] }];
	});
	const understood = checked.flatMap((given) =>
		(given.understood ?? []).map(({ question, understoodAt }) => ({
			game: given.gameId,
			question,
			understoodAt: claimedInstant(understoodAt, toInstant(now)),
		})),
	);
	return {
		attempts: new Set(rows.keys()),
		saved: new Set(valid(careerIdSchema, saved)),
		completions: firstCompletions(games),
		rows,
		games,
		understood,
	};
};

const ownWork = async (transaction: Transaction, accountId: string): Promise<Work> => {
	const completions = await completionsOf(transaction, accountId);
	return {
		attempts: new Set(await fingerprintsOf(transaction, accountId)),
		saved: new Set((await savedCareersOf(transaction, accountId)).map(({ careerId }) => careerId)),
		completions: firstCompletions(
			completions.map((row) => ({ ...row, completedAt: toInstant(row.completedAt) })),
		),
	};
};

/** A guest's plays as rows, each once. `zone` counts for plays without one. */
const playRows = ({ games }: GivenWork, zone: Zone): PlayRow[] => {
	const rows = games.flatMap(({ gameId, plays }) =>
		plays.map((play) => {
			const { date, time } = localDateTimeOf(play.playedAt, play.zone ?? zone);
			return { gameId, playedAt: new Date(play.playedAt), localDate: date, localTime: time };
		}),
	);
	const once = new Map(rows.map((row) => [`${row.gameId} ${row.playedAt.getTime()}`, row]));
	return [...once.values()].slice(0, gameIds.length * maxGuestPlays);
};

/** The questions that either work understands: an earlier completion may replace answers that were right. */
const understoodRows = (own: Work, given: GivenWork): UnderstoodRow[] => {
	const finished = [...own.completions.values(), ...given.games].flatMap(({ gameId, ...completion }) => {
		const game = questGames.find(({ id }) => id === gameId);
		return game === undefined ? [] : [{ ...completion, game: game.id }];
	});
	return understoodQuestions(questGames, finished, given.understood).map(
		({ game, question, understoodAt }) => ({
			gameId: game,
			question,
			understoodAt: new Date(understoodAt),
		}),
	);
};

/** Adds to an account what it lacks of a guest's work. Returns how much was new. */
const takeOver = async (
	transaction: Transaction,
	{ accountId, zone }: SignedIn,
	given: GivenWork,
	now: Date,
): Promise<MergeAnswer> => {
	const own = await ownWork(transaction, accountId);
	const missing = missingWork(own, given);
	const rows = [...given.rows].flatMap(([key, row]) => (missing.attempts.has(key) ? [row] : []));
	const attempts = await storeAttempts(
		transaction,
		accountId,
		rows,
		await isPremium(transaction, accountId, now),
	);
	const saved = await saveCareers(transaction, accountId, [...missing.saved], now);
	for (const { gameId, answers, completedAt, countsWhole } of missing.completions.values()) {
		const row = { gameId, answers: [...answers], completedAt: new Date(completedAt), countsWhole };
		await storeEarlierCompletion(transaction, accountId, row);
	}
	await storeUnderstood(transaction, accountId, understoodRows(own, given));
	const plays = playRows(given, zone);
	await insertPlays(transaction, accountId, plays);
	const days = new Set([
		...given.games.map(({ completedAt }) => dateIn(completedAt, zone)),
		...plays.map(({ localDate }) => localDate),
	]);
	await addActiveDays(transaction, accountId, [...days]);
	const completions = [...missing.completions.keys()].filter((id) => !own.completions.has(id)).length;
	return { attempts, saved, completions };
};

const guestMergeRoutes = ({
	database,
}: {
	readonly database: Pick<Database, "transaction">;
}): RouteHandler[] => [
	implementRoute(routes.mergeGuest, async ({ session, body, now }) => {
		const given = scoreGuestWork(body, now);
		return database.transaction(async (transaction) => {
			await lockAccount(transaction, session.accountId);
			const before = await findMerge(transaction, session.accountId, body.mergeId);
			if (before !== undefined) return success(before.answer);
			const answer = await takeOver(transaction, session, given, now);
			await insertMerge(transaction, session.accountId, { mergeId: body.mergeId, answer, mergedAt: now });
			return success(answer);
		});
	}),
];

/** Takes over a guest's work into an account. Export and erasure are routes of the account feature. */
export const createPersonalData = (dependencies: Parameters<typeof guestMergeRoutes>[0]): Feature => ({
	routes: guestMergeRoutes(dependencies),
	jobs: [],
});
