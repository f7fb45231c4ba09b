import { questionnaires } from "#content/quiz/index.ts";
import type { ClassPage } from "#contract/classes.ts";
import { activeDay } from "#domain/classes/active.ts";
import { chancesOf } from "#domain/classes/chances.ts";
import { resultsUntilFull, waitingIn } from "#domain/classes/groups.ts";
import { type ClassPicture, classPicture, unexpectedOf } from "#domain/classes/picture.ts";
import { toInstant } from "#domain/shared/moment.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { accountsIn, type ClassRow, classOf, type MemberRow, placesOf } from "./store.ts";

const chances = chancesOf(questionnaires);

/** The class view with its most unexpected line. */
export const presentPicture = (picture: ClassPicture): ClassPage["picture"] => ({
	lines: [...picture.lines],
	careers: [...picture.careers],
	pupils: picture.pupils,
	unexpected: unexpectedOf(picture, chances),
});

/** A class in its teacher's list. */
export const presentClass = (row: ClassRow, pupils: number) => ({
	id: row.id,
	name: row.name,
	level: row.level,
	locale: row.locale,
	code: row.code,
	isOpen: row.isOpen,
	createdAt: toInstant(row.createdAt),
	pupils,
});

/** A class as its teacher sees it: the class as a whole, and its pupils without their results. */
const presentClassPage = (
	row: ClassRow,
	places: readonly MemberRow[],
	accounts: Awaited<ReturnType<typeof accountsIn>>,
): ClassPage => {
	const known = new Map(accounts.map((one) => [one.memberId, one]));
	const members = places.filter(({ isGone }) => !isGone);
	const gathering = { places, isOpen: row.isOpen, heldBack: row.heldBack };
	return {
		...presentClass(row, members.length),
		picture: presentPicture(classPicture(places)),
		waiting: waitingIn(gathering),
		untilFull: resultsUntilFull(gathering),
		members: members.map(({ id, nickname, sent, lastActiveAt }) => ({
			id,
			name: known.get(id)?.firstName ?? nickname ?? "",
			hasSent: sent !== null,
			hasPlayed: known.get(id)?.hasPlayed ?? null,
			lastActiveAt: activeDay(toInstant(lastActiveAt)),
		})),
	};
};

/** A teacher's own class as its page shows it; undefined for another account's. */
export async function readClassPage(
	queries: Queries,
	teacherId: string,
	classId: string,
): Promise<ClassPage | undefined> {
	const row = await classOf(queries, teacherId, classId);
	if (row === undefined) return undefined;
	const [places, accounts] = await Promise.all([placesOf(queries, row.id), accountsIn(queries, row.id)]);
	return presentClassPage(row, places, accounts);
}
