import { randomUUID } from "node:crypto";
import { emptySum } from "#domain/classes/blurred-sum.ts";
import { noGuesses } from "#domain/classes/guess.ts";
import { drawJoinCode } from "#domain/classes/join-code.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { type ClassRow, classesOf, insertClass, inUse } from "./store.ts";

/** The most classes that one teacher has. */
export const maxClasses = 60;

/** Makes a class of a teacher's, open and without pupils, with a join code of its own. `checkEarlier` has checked `followsId`. */
export async function createClass(
	queries: Queries,
	made: Pick<ClassRow, "teacherId" | "name" | "level" | "locale"> & Partial<Pick<ClassRow, "followsId">>,
	now: Date,
) {
	if ((await classesOf(queries, made.teacherId)).length >= maxClasses) return failure("classes.too_many");
	const row = {
		followsId: null,
		...made,
		id: randomUUID(),
		isOpen: true,
		heldBack: 0,
		blurredSum: emptySum,
		termSums: [],
		guesses: noGuesses,
		archivedAt: null,
		archivedYear: null,
		createdAt: now,
		...inUse(now),
	};
	while (!(await insertClass(queries, { ...row, code: drawJoinCode(cryptoRandom) })));
	await recordEvent(queries, { event: "class_created", accountId: made.teacherId, at: now });
	return success({ id: row.id });
}
