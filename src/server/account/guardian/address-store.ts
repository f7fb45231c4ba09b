import type { AddressChange, Agreement } from "#domain/account/two-adults.ts";
import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { adultAddressChange } from "#server/platform/db/schema/account.ts";

/** The latest change of an adult's address, with the time of its request. */
export interface StoredChange extends AddressChange {
	readonly requestedAt: Date;
	readonly confirmedAt: Date | null;
	readonly objectedAt: Date | null;
}

const isOf = (about: Agreement, accountId: string) =>
	and(eq(adultAddressChange.accountId, accountId), eq(adultAddressChange.about, about));

/** The latest change of an adult's address; undefined when there was none. */
export async function findAddressChange(
	queries: Queries,
	about: Agreement,
	accountId: string,
): Promise<StoredChange | undefined> {
	const [found] = await queries.select().from(adultAddressChange).where(isOf(about, accountId));
	return found;
}

/** Stores a change, replacing an earlier one. */
export async function saveAddressChange(
	transaction: Transaction,
	about: Agreement,
	accountId: string,
	change: StoredChange,
): Promise<void> {
	await transaction.delete(adultAddressChange).where(isOf(about, accountId));
	const { oldEmail, newEmail, requestedAt, confirmedAt, objectedAt } = change;
	await transaction
		.insert(adultAddressChange)
		.values({ accountId, about, oldEmail, newEmail, requestedAt, confirmedAt, objectedAt });
}
