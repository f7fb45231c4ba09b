import { toInstant } from "#domain/shared/instant.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";
import { addDueGroupToSum } from "./due-group.ts";
import { membershipsOf, presentSent, removeMember } from "./member-store.ts";
import { waitingOffer } from "./offer-store.ts";
import { presentClass } from "./present.ts";
import { classesOf, lockClass } from "./store.ts";

/**
 * Removes an account from every class before it is erased: the class view must not change by its result
 * alone. A teacher's own classes are deleted with the account.
 */
export async function leaveClasses(transaction: Transaction, { id }: AccountOwner, at: Date): Promise<void> {
	for (const { member } of await membershipsOf(transaction, id)) {
		const row = await lockClass(transaction, { id: member.classId });
		const [now] = (await membershipsOf(transaction, id)).filter((one) => one.member.id === member.id);
		if (row === undefined || now === undefined) continue;
		await removeMember(transaction, now.member, "pupil");
		await addDueGroupToSum(transaction, row, at);
	}
}

/** The classes part of an export: own classes, to whom they are offered, and joined ones with the results sent to them. */
export async function exportClasses(queries: Queries, accountId: string, now: Date) {
	const own = await classesOf(queries, accountId);
	const offers = await Promise.all(
		own.map(async ({ row }) => ({ className: row.name, offer: await waitingOffer(queries, row.id, now) })),
	);
	const joined = await membershipsOf(queries, accountId);
	return {
		classes: own.map(({ row, pupils }) => presentClass(row, pupils)),
		classOffers: offers.flatMap(({ className, offer }) => (offer ? [{ className, ...offer }] : [])),
		classMemberships: joined.map(({ member, className }) => ({
			className,
			joinedAt: toInstant(member.joinedAt),
			sent: presentSent(member.sent),
			hasGuessed: member.hasGuessed,
		})),
	};
}
