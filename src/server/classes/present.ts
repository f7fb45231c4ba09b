import { questionnaires } from "#content/quiz/index.ts";
import type { ClassPage } from "#contract/classes.ts";
import { activeDay, recentActivity } from "#domain/classes/active.ts";
import { chancesOf } from "#domain/classes/chances.ts";
import { addDueGroup, isUsedUp, resultsUntilFull, sentIn, waitingIn } from "#domain/classes/groups.ts";
import { expectedLines, isGuessOpen } from "#domain/classes/guess.ts";
import { type ClassPicture, classPicture, describePicture } from "#domain/classes/picture.ts";
import { joinedWithin, joinPeriodNames } from "#domain/classes/recent-joins.ts";
import { classYear, type FollowingClass } from "#domain/classes/year.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { addDueGroupToSum, groupStateOf } from "./due-group.ts";
import { datedClass } from "./follow.ts";
import { accountsIn, type MemberRow, memberActivity, membersOf } from "./member-store.ts";
import { waitingOffer } from "./offer-store.ts";
import { type ClassRow, classesOfTeachers, classOf, lockClass } from "./store.ts";

const chances = chancesOf(questionnaires);

/** The class view with the careers nearest to it and its most unexpected line. */
export const presentPicture = async (picture: ClassPicture): Promise<ClassPage["picture"]> => {
	// The catalogue is large: the first picture loads it.
	const { careerSources } = await import("#content/careers/catalogue.ts");
	const { lines, ...described } = describePicture(picture, careerSources("en"), chances);
	return { ...described, lines: [...lines] };
};

const followingClass = (row: ClassRow): FollowingClass => ({ ...row, createdAt: toInstant(row.createdAt) });

/** The terms and the ghost of a class. Of a class that was handed over, the earlier ones stay with their teacher. */
const readYear = async (queries: Queries, row: ClassRow, now: Date): Promise<ClassPage["year"]> => {
	const all = row.followsId === null ? [] : await classesOfTeachers(queries, [row.teacherId]);
	const { terms, ghost } = classYear(followingClass(row), all.map(followingClass), toInstant(now));
	return {
		terms: terms.map(({ lines, ...term }) => ({ ...term, lines: [...lines] })),
		ghost: ghost && { ...ghost, lines: [...ghost.lines] },
	};
};

/** A class without its picture. */
export const presentClass = (row: ClassRow, pupils: number) => ({
	id: row.id,
	name: row.name,
	level: row.level,
	locale: row.locale,
	code: row.code,
	isOpen: row.isOpen,
	...datedClass(row),
	pupils,
	followsId: row.followsId,
});

/** A class in its teacher's list. */
export const presentListedClass = (row: ClassRow, pupils: number) => {
	const picture = classPicture(row.blurredSum);
	return { ...presentClass(row, pupils), picture: { ...picture, lines: [...picture.lines] } };
};

/** A class as its teacher sees it: the class as a whole, and its pupils without their results. */
const presentClassPage = async (
	row: ClassRow,
	all: readonly MemberRow[],
	accounts: Awaited<ReturnType<typeof accountsIn>>,
	offer: ClassPage["offer"],
	year: ClassPage["year"],
	now: Date,
): Promise<ClassPage> => {
	const known = new Map(accounts.map((one) => [one.memberId, one]));
	const members = all.filter(({ isGone }) => !isGone);
	const groupState = groupStateOf(row, all, now);
	const joins = members.map(({ joinedAt }) => ({ joinedAt: toInstant(joinedAt) }));
	return {
		...presentClass(row, members.length),
		picture: await presentPicture(classPicture(row.blurredSum)),
		guess: {
			isOpen: isGuessOpen(row),
			count: row.guesses.guesses,
			expected: expectedLines(row.guesses),
		},
		year,
		// Which pupil sent is never in it: a group of one real and four invented pupils would name the one.
		sent: sentIn(all),
		waiting: waitingIn(groupState),
		untilFull: resultsUntilFull(groupState),
		isUsedUp: isUsedUp(all),
		offer,
		joinedWithin: Object.fromEntries(
			joinPeriodNames.map((period) => [period, joinedWithin(joins, period, toInstant(now)).length]),
		) as ClassPage["joinedWithin"],
		recent: recentActivity(all.map(memberActivity), toInstant(now)),
		members: members.map(({ id, nickname, joinedAt }) => ({
			id,
			name: known.get(id)?.firstName ?? nickname ?? "",
			hasPlayed: known.get(id)?.hasPlayed ?? null,
			lastActiveAt: activeDay(toInstant(joinedAt)),
		})),
	};
};

/**
 * A teacher's own class as its page shows it; undefined for another account's. A group whose time has come enters first: no
 * request ends its wait.
 */
export async function readClassPage(
	database: Pick<Database, "queries" | "transaction">,
	teacherId: string,
	classId: string,
	now: Date,
): Promise<ClassPage | undefined> {
	const queries = database.queries();
	let row = await classOf(queries, teacherId, classId);
	if (row === undefined) return undefined;
	let [all, accounts, offer] = await Promise.all([
		membersOf(queries, classId),
		accountsIn(queries, classId),
		waitingOffer(queries, classId, now),
	]);
	const groupState = groupStateOf(row, all, now);
	if (addDueGroup(groupState) !== groupState) {
		await database.transaction(async (transaction) => {
			const locked = await lockClass(transaction, { id: classId });
			if (locked !== undefined) await addDueGroupToSum(transaction, locked, now);
		});
		row = (await classOf(queries, teacherId, classId)) ?? row;
		all = await membersOf(queries, classId);
	}
	const year = await readYear(queries, row, now);
	return presentClassPage(row, all, accounts, offer, year, now);
}
