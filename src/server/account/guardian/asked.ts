import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import type { Agreement } from "#domain/account/two-adults.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { type Adult, deleteSecondAdult, loadAdults } from "#server/platform/people/adults.ts";

/** The consent status of an adult, as the page of the other one says it. */
export const stateOf = (adult: Adult | null): "none" | "asked" | "agreed" => {
	if (adult === null) return "none";
	return adult.confirmedAt === null ? "asked" : "agreed";
};

/** A mailbox that is asked as the first adult is no longer asked as the second. */
export async function deleteDuplicateSecondAdult(
	transaction: Transaction,
	about: Agreement,
	accountId: string,
	email: string,
): Promise<void> {
	const { second } = await loadAdults(transaction, about, accountId);
	if (second !== null && isSameMailbox(second.email, email)) {
		await deleteSecondAdult(transaction, about, accountId);
	}
}
