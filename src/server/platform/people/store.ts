import { type Reader, readerOf } from "#domain/account/reader.ts";
import {
	checkGuardian,
	type GuardianMissing,
	type GuardianState,
	guardianState,
} from "#domain/billing/guardian.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Zone } from "#domain/shared/moment.ts";
import type { Result } from "#domain/shared/result.ts";
import { eq, sql } from "../db/drizzle.ts";
import { prepared } from "../db/prepared.ts";
import type { Queries, Transaction } from "../db/queries.ts";
import { account, guardian } from "../db/schema/account.ts";

/** An account with the guardian who was asked for it, as far as money and appointments concern them. */
export interface Payer {
	readonly accountId: string;
	readonly email: string;
	readonly firstName: string;
	readonly locale: Locale;
	readonly zone: Zone;
	readonly guardian: GuardianState;
	/** Null where nobody was asked. */
	readonly guardianEmail: string | null;
	readonly guardianLocale: Locale | null;
	/** Who speaks to them speaks to a student or to an adult. */
	readonly reader: Reader;
}

const statements = prepared((queries: Queries) => ({
	payer: queries
		.select({
			accountId: account.id,
			email: account.email,
			firstName: account.firstName,
			locale: account.locale,
			zone: account.zone,
			role: account.role,
			ageBand: account.ageBand,
			guardianEmail: guardian.email,
			guardianLocale: guardian.locale,
			confirmedAt: guardian.confirmedAt,
		})
		.from(account)
		.leftJoin(guardian, eq(guardian.accountId, account.id))
		.where(eq(account.id, sql.placeholder("accountId")))
		.prepare("payer_find"),
	lock: queries
		.select({ id: account.id })
		.from(account)
		.where(eq(account.id, sql.placeholder("accountId")))
		// Rows that only name the account may still be written by others.
		.for("no key update")
		.prepare("account_lock"),
}));

/** Undefined when the account is gone. */
export async function findPayer(queries: Queries, accountId: string): Promise<Payer | undefined> {
	const [found] = await statements(queries).payer.execute({ accountId });
	if (found === undefined) return undefined;
	const { role, ageBand, confirmedAt, ...payer } = found;
	const asked = payer.guardianEmail === null ? null : { isConfirmed: confirmedAt !== null };
	return { ...payer, reader: readerOf(role), guardian: guardianState({ role, ageBand }, asked) };
}

/** Who reads a mail about an account's payments or appointments: its owner, as their role says, or an adult. */
export async function readerOfMail(
	queries: Queries,
	accountId: string | null,
	isOwner: boolean,
): Promise<Reader> {
	if (!isOwner || accountId === null) return "adult";
	return (await findPayer(queries, accountId))?.reader ?? "adult";
}

/** Whether somebody answers for what an account pays, where that is needed; for an account that is gone nobody does. */
export async function checkPayer(
	queries: Queries,
	accountId: string,
): Promise<Result<null, GuardianMissing>> {
	const payer = await findPayer(queries, accountId);
	return checkGuardian(payer?.guardian ?? "missing");
}

/** Locks an account's row until the transaction ends: what must not happen twice at once for one person happens in turn. */
export async function lockAccount(transaction: Transaction, accountId: string): Promise<void> {
	await statements(transaction).lock.execute({ accountId });
}

/** Holds an account's guardian until the transaction ends: what they decide and what is paid happen one after the other. */
export async function lockGuardian(transaction: Transaction, accountId: string): Promise<void> {
	await transaction
		.select({ accountId: guardian.accountId })
		.from(guardian)
		.where(eq(guardian.accountId, accountId))
		.for("update");
}

/** Whether money that came may be kept: not when the guardian of who is under eighteen has stepped back meanwhile. */
export async function mayPay(transaction: Transaction, accountId: string): Promise<boolean> {
	const before = await findPayer(transaction, accountId);
	if (before === undefined) return false;
	if (before.guardian === "not_needed") return true;
	await lockGuardian(transaction, accountId);
	return (await checkPayer(transaction, accountId)).ok;
}

/** Somebody who is told of a payment or an appointment. */
export interface Recipient {
	readonly email: string;
	readonly locale: Locale;
	/** Whether it is the guardian of whose account it is. */
	readonly isGuardian: boolean;
	/** Of whose account it is. */
	readonly firstName: string;
	readonly zone: Zone;
}

/** Everybody who is told what happens to an account's payments and appointments; nobody once it is gone. */
export async function recipientsOf(queries: Queries, accountId: string): Promise<Recipient[]> {
	const payer = await findPayer(queries, accountId);
	if (payer === undefined) return [];
	const { email, locale, firstName, zone, guardianEmail, guardianLocale } = payer;
	const own = { email, locale, isGuardian: false, firstName, zone };
	if (payer.guardian !== "confirmed" || guardianEmail === null) return [own];
	return [own, { ...own, email: guardianEmail, locale: guardianLocale ?? locale, isGuardian: true }];
}
