import { randomUUID } from "node:crypto";
import { nicknameWords } from "#content/classes/nicknames.ts";
import { joinRefusal } from "#domain/classes/groups.ts";
import { drawNickname } from "#domain/classes/nickname.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { addDueGroupToSum } from "./due-group.ts";
import { insertMember, type MemberRow } from "./member-store.ts";
import { type ClassRow, changeClass, inUse } from "./store.ts";

interface NewMember {
	/** Every membership of the class, those that have ended included. */
	readonly all: readonly MemberRow[];
	/** Null for a pupil without an account. */
	readonly accountId: string | null;
	/** The credential of the pupil's device. */
	readonly token: string;
	readonly random: () => number;
}

/** Adds a pupil to an open class, with a drawn nickname, and returns the id of the membership. The class has to be locked. */
export async function addMember(
	transaction: Transaction,
	row: ClassRow,
	{ all, accountId, token, random }: NewMember,
	now: Date,
): Promise<Result<string, "classes.full" | "classes.used_up">> {
	const refusal = joinRefusal(all);
	if (refusal !== null) return failure(refusal);
	const taken = all.flatMap(({ nickname }) => (nickname === null ? [] : [nickname]));
	const id = randomUUID();
	await insertMember(transaction, {
		id,
		classId: row.id,
		accountId,
		tokenHash: tokenHash(token),
		nickname: drawNickname(row.locale, nicknameWords[row.locale], taken, random),
		sent: null,
		counted: null,
		isGone: false,
		hasGuessed: false,
		joinedAt: now,
		lastActiveAt: now,
		claimHash: null,
		claimUntil: null,
	});
	await changeClass(transaction, row.id, inUse(now));
	await addDueGroupToSum(transaction, row, now);
	return success(id);
}
