import { mayMerge, yearAfterMerger } from "#domain/institutions/merger.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { InstitutionMails } from "./mail.ts";
import { managersOf } from "./manager-store.ts";
import { askersOf, type Merger, moveMembers } from "./merger-store.ts";
import { moveInvitations } from "./move-invitations.ts";
import { type InstitutionRow, lockInstitution, lockRecipient, teachersOf } from "./store.ts";
import { moveYear, presentYear } from "./year-store.ts";

/** Locks both institutions in one order, so that two mergers do not wait for each other. One that is gone is undefined. */
export async function lockBoth(transaction: Transaction, { fromId, intoId }: Merger) {
	const locked = new Map<string, InstitutionRow>();
	for (const id of [fromId, intoId].sort()) {
		const row = await lockInstitution(transaction, id);
		if (row !== undefined) locked.set(id, row);
	}
	return { from: locked.get(fromId), into: locked.get(intoId) };
}

/** Whether one institution can become part of another, with the present numbers of teachers. */
export const checkMerger = async (queries: Queries, { fromId, intoId }: Merger) => {
	const sized = async (id: string) => ({ id, teachers: (await teachersOf(queries, id)).length });
	return mayMerge(await sized(fromId), await sized(intoId));
};

/**
 * Makes one institution part of another, in one transaction: members with their roles, managers, invitations, tokens
 * and the plan for the year move. Classes follow their teachers, and shown summaries the members to whom they are shown. Those
 * concerned get a mail. The desks of institutions and of operators, and the operator's command, call this.
 */
export async function mergeInstitutions(
	transaction: Transaction,
	mailer: InstitutionMails,
	merger: Merger,
	now: Date,
) {
	const { from, into } = await lockBoth(transaction, merger);
	if (from === undefined || into === undefined) return failure("request.not_found");
	const may = await checkMerger(transaction, merger);
	if (!may.ok) return may;

	const moved = {
		inCharge: await managersOf(transaction, from),
		members: await teachersOf(transaction, from.id),
	};
	const receiving = await managersOf(transaction, into);
	const askers = await askersOf(transaction, merger);
	const [fromYear, intoYear] = [
		await presentYear(transaction, from.id),
		await presentYear(transaction, into.id),
	];
	const year = yearAfterMerger(fromYear ?? undefined, intoYear ?? undefined);
	if (year?.of === "from") await moveYear(transaction, { fromId: from.id, intoId: into.id });
	const invitations = await moveInvitations(transaction, mailer, { from, into }, now);
	const tokens = await moveMembers(transaction, from, into, now);

	const names = { from: from.name, into: into.name, town: into.town };
	const notified = new Set<string>();
	const notify = async (
		people: readonly { readonly accountId: string }[],
		as: "inCharge" | "receiving" | "counsellor" | "teacher" | "asker",
	) => {
		for (const { accountId } of people) {
			if (notified.has(accountId)) continue;
			notified.add(accountId);
			const recipient = await lockRecipient(transaction, accountId);
			if (recipient === undefined) continue;
			const isInCharge = as === "inCharge" || as === "receiving";
			const of = isInCharge ? { tokens, year: year && { ...year.plan, of: year.of } } : {};
			const facts = { ...names, isInCharge, as, ...of };
			await mailer.enqueue(transaction, { kind: "institutionMerged", ...recipient, facts }, now);
		}
	};
	await notify(moved.inCharge, "inCharge");
	await notify(receiving, "receiving");
	for (const one of moved.members) await notify([one], one.role);
	await notify(askers, "asker");
	for (const accountId of new Set([from.accountId, into.accountId]))
		await recordEvent(transaction, { event: "institution_merged", accountId, at: now });
	return success({
		from,
		into,
		members: moved.members.length,
		inCharge: moved.inCharge.length,
		invitations,
		tokens,
		year: year?.of ?? null,
	});
}
