import { addGroup } from "#domain/classes/blurred-sum.ts";
import { addDueGroup, type GroupState } from "#domain/classes/groups.ts";
import { revealGuesses } from "#domain/classes/guess.ts";
import { growTerm } from "#domain/classes/terms.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { countSent, type MemberRow, membersOf } from "./member-store.ts";
import { type ClassRow, changeClass } from "./store.ts";

/** A class and its memberships as the rule of groups reads them. A pupil's last activity is joining or sending. */
export const groupStateOf = (
	{ isOpen }: Pick<ClassRow, "isOpen">,
	members: readonly MemberRow[],
	now: Date,
): GroupState<MemberRow> => {
	const sentAt = members.flatMap(({ sent, counted, lastActiveAt }) =>
		sent !== null && counted === null ? [lastActiveAt.getTime()] : [],
	);
	return { members, isOpen, quietMs: Math.max(0, now.getTime() - Math.max(0, ...sentAt)) };
};

/** Adds a due group to the class view, by the domain rule; with the first one the guessing ends. The transaction has to hold the lock of the class. */
export async function addDueGroupToSum(transaction: Transaction, row: ClassRow, now: Date): Promise<void> {
	const before = groupStateOf(row, await membersOf(transaction, row.id), now);
	const after = addDueGroup(before);
	if (after === before) return;
	const group = after.members.flatMap(({ id, counted }) =>
		counted !== null && before.members.some((member) => member.id === id && member.counted === null)
			? [counted]
			: [],
	);
	const blurredSum = addGroup(row.blurredSum, group, cryptoRandom);
	await changeClass(transaction, row.id, {
		blurredSum,
		termSums: growTerm(row.termSums, row.blurredSum, blurredSum, toInstant(now)),
		guesses: revealGuesses(row.guesses, cryptoRandom),
	});
	await countSent(transaction, row.id);
}
