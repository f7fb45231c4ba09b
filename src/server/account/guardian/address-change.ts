import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import { type Agreement, adultsAfterObjecting, agreements } from "#domain/account/two-adults.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import {
	addressPurposes,
	linkPurposes,
	loadAdults,
	rankOf,
	saveAdults,
} from "#server/platform/people/adults.ts";
import { consumeLinks, deleteLinks, readLink } from "#server/platform/people/links.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { notifyAdult, notifyDecision } from "../notify-decision.ts";
import { type AccountRow, findAccount } from "../store.ts";
import { findAddressChange, type StoredChange, saveAddressChange } from "./address-store.ts";

/** A link about a change of address, and which of the two addresses it was mailed to. */
export interface AddressLink {
	readonly student: AccountRow;
	readonly about: Agreement;
	readonly reader: "new" | "old";
	readonly change: StoredChange;
}

/** Reads a link about a change of address. */
export async function readAddressLink(
	queries: Queries,
	token: string,
	now: Date,
): Promise<Result<AddressLink, LinkRefusal>> {
	let refusal: LinkRefusal = "account.link_invalid";
	for (const about of agreements) {
		for (const [index, purpose] of addressPurposes[about].entries()) {
			const link = await readLink(queries, purpose, token, now);
			if (!link.ok) {
				if (link.code !== "account.link_invalid") refusal = link.code;
				continue;
			}
			const student = await findAccount(queries, link.value);
			const change = await findAddressChange(queries, about, link.value);
			if (student === undefined || change === undefined) return failure("account.link_invalid");
			return success({ student, about, reader: index === 0 ? "new" : "old", change });
		}
	}
	return failure(refusal);
}

interface Decision {
	readonly decision: "agree" | "object";
	readonly locale: Locale;
}

/** Puts a new address into use, or keeps or restores the old one; both addresses and the student are informed. */
export async function decideAddress(
	{ mailer }: Pick<AccountDependencies, "mailer">,
	transaction: Transaction,
	{ student, about, reader, change }: AddressLink,
	{ decision, locale }: Decision,
	now: Date,
): Promise<Result<null, LinkRefusal | "account.adult_email_known">> {
	const { id: accountId, firstName } = student;
	const adults = await loadAdults(transaction, about, accountId);
	const [forNew, forOld] = addressPurposes[about];
	const notice = (email: string, news: "address_kept" | "address_refused", language: Locale) =>
		notifyAdult(mailer, transaction, { accountId, firstName }, { email, locale: language }, news, now);

	if (decision === "agree" && reader === "new") {
		const rank = rankOf(adults, change.oldEmail);
		const adult = rank && adults[rank];
		if (rank === undefined || !adult || change.objectedAt !== null || change.confirmedAt !== null) {
			return failure("account.link_invalid");
		}
		const others = [student.email, adults.first?.email, adults.second?.email];
		if (others.some((email) => email && isSameMailbox(email, change.newEmail))) {
			return failure("account.adult_email_known");
		}
		const moved = { ...adult, email: change.newEmail, locale };
		await saveAdults(transaction, about, accountId, { ...adults, [rank]: moved }, now);
		// The links in the old mailbox agree to and withdraw nothing any more.
		await deleteLinks(transaction, linkPurposes[about][rank], accountId);
		await consumeLinks(transaction, forNew, accountId, now);
		await saveAddressChange(transaction, about, accountId, { ...change, confirmedAt: now });
		await recordEvent(transaction, { event: "adult_address_changed", accountId, at: now });
		await notifyDecision(mailer, transaction, student, "address_changed", now);
		const mail = { accountId, locale } as const;
		await mailer.enqueue(
			transaction,
			{ kind: "parentLink", ...mail, to: change.newEmail, facts: { about } },
			now,
		);
		await mailer.enqueue(
			transaction,
			{
				kind: "adultAddress",
				accountId,
				locale: adult.locale,
				to: change.oldEmail,
				facts: { about, reader: "old" as const },
			},
			now,
		);
		return success(null);
	}

	if (decision === "agree" || change.objectedAt !== null) return failure("account.link_invalid");
	const wasDone = change.confirmedAt !== null;
	if (reader === "old" && wasDone) {
		const replaced = [adults.first, adults.second].find((adult) => adult?.email === change.newEmail);
		const restored = {
			email: change.oldEmail,
			locale,
			requestedAt: replaced?.requestedAt ?? now,
			confirmedAt: replaced?.confirmedAt ?? now,
		};
		await saveAdults(transaction, about, accountId, adultsAfterObjecting(adults, change, restored), now);
		for (const purpose of Object.values(linkPurposes[about]))
			await deleteLinks(transaction, purpose, accountId);
		const { first, second } = await loadAdults(transaction, about, accountId);
		for (const adult of [first, second])
			if (adult?.confirmedAt) {
				const mail = { locale: adult.locale, to: adult.email, accountId };
				await mailer.enqueue(transaction, { kind: "parentLink", ...mail, facts: { about } }, now);
			}
	}
	for (const purpose of [forNew, forOld]) await consumeLinks(transaction, purpose, accountId, now);
	await saveAddressChange(transaction, about, accountId, { ...change, objectedAt: now });
	await recordEvent(transaction, { event: "adult_address_kept", accountId, at: now });
	await notifyDecision(mailer, transaction, student, "address_kept", now);
	await notice(change.oldEmail, "address_kept", locale);
	await notice(change.newEmail, "address_refused", locale);
	return success(null);
}
