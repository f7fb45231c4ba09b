import { currentQuestionnaire } from "#content/quiz/index.ts";
import type { ClassPage } from "#contract/classes.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { activeDay } from "#domain/classes/active.ts";
import { resultsUntilFull, waitingIn } from "#domain/classes/groups.ts";
import { type ClassPicture, classPicture, unexpectedOf } from "#domain/classes/picture.ts";
import { toInstant } from "#domain/shared/moment.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { accountsIn, type ClassRow, classOf, type MemberRow, placesOf } from "./store.ts";

/** How many options of today's questionnaire lead to each category. */
const optionsByCategory = new Map(
	categoryKeys.map((key) => [
		key,
		currentQuestionnaire.questions.flatMap(({ options }) =>
			options.filter(({ careerCategories }) => careerCategories.some((category) => category === key)),
		).length,
	]),
);

/** A picture with the line that would not have been expected. */
export const presentPicture = (picture: ClassPicture): ClassPage["picture"] => ({
	lines: [...picture.lines],
	careers: [...picture.careers],
	pupils: picture.pupils,
	unexpected: unexpectedOf(picture, optionsByCategory),
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

/** A class as its teacher sees it: the class as a whole, and who is in it, without anybody's result. */
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

/** A teacher's own class as its page shows it; undefined for anybody else's. */
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
