import { type Reader, readerOf } from "#domain/account/reader.ts";
import {
	checkGuardian,
	type GuardianMissing,
	type GuardianState,
	guardianState,
} from "#domain/billing/guardian.ts";
import type { Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Result } from "#domain/shared/result.ts";
import { eq, sql } from "../db/drizzle.ts";
import { prepared } from "../db/prepared.ts";
import type { Queries, Transaction } from "../db/queries.ts";
import { account, guardian } from "../db/schema/account.ts";
import { secondAdultOf } from "./adults.ts";

/** An account with its guardian, as far as payments and appointments concern them. */
export interface Payer {
	readonly accountId: string;
	readonly email: string;
	readonly firstName: string;
	readonly locale: Locale;
	readonly zone: Zone;
	readonly guardian: GuardianState;
	/** Null where there is no guardian. */
	readonly guardianEmail: string | null;
	readonly guardianLocale: Locale | null;
	/** Whether mails address a student or an adult. */
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
		// Other transactions may still insert rows that reference the account.
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

/** The reader of a mail about payments or appointments: its owner, as their role says, or an adult. */
export async function readerOfMail(
	queries: Queries,
	accountId: string | null,
	isOwner: boolean,
): Promise<Reader> {
	if (!isOwner || accountId === null) return "adult";
	return (await findPayer(queries, accountId))?.reader ?? "adult";
}

/**
 * Whether a guardian answers for the account's payments, where one is needed. Fails for an erased account.
 */
export async function checkPayer(
	queries: Queries,
	accountId: string,
): Promise<Result<null, GuardianMissing>> {
	const payer = await findPayer(queries, accountId);
	return checkGuardian(payer?.guardian ?? "missing");
}

/**
 * Locks an account's row until the transaction ends, to serialize changes that must not happen twice for one
 * person.
 */
export async function lockAccount(transaction: Transaction, accountId: string): Promise<void> {
	await statements(transaction).lock.execute({ accountId });
}

/**
 * Locks an account's guardian until the transaction ends: decisions and payments happen one after the other.
 */
export async function lockGuardian(transaction: Transaction, accountId: string): Promise<void> {
	await transaction
		.select({ accountId: guardian.accountId })
		.from(guardian)
		.where(eq(guardian.accountId, accountId))
		.for("update");
}

/** Whether a received payment may be kept: not when the required guardian withdrew meanwhile. */
export async function mayPay(transaction: Transaction, accountId: string): Promise<boolean> {
	const before = await findPayer(transaction, accountId);
	if (before === undefined) return false;
	if (before.guardian === "not_needed") return true;
	await lockGuardian(transaction, accountId);
	return (await checkPayer(transaction, accountId)).ok;
}

/** A recipient of mails about payments or appointments. */
export interface Recipient {
	readonly email: string;
	readonly locale: Locale;
	/** Whether the recipient is the account's guardian. */
	readonly isGuardian: boolean;
	/** The first name of the account's owner. */
	readonly firstName: string;
	readonly zone: Zone;
}

/** The recipients of mails about an account's payments and appointments; none once it is gone. */
export async function recipientsOf(queries: Queries, accountId: string): Promise<Recipient[]> {
	const payer = await findPayer(queries, accountId);
	if (payer === undefined) return [];
	const { email, locale, firstName, zone, guardianEmail, guardianLocale } = payer;
	const own = { email, locale, isGuardian: false, firstName, zone };
	if (payer.guardian !== "confirmed" || guardianEmail === null) return [own];
	const first = { ...own, email: guardianEmail, locale: guardianLocale ?? locale, isGuardian: true };
	const second = await secondAdultOf(queries, "guardian", accountId);
	if (second === null || second.confirmedAt === null) return [own, first];
	return [own, first, { ...own, email: second.email, locale: second.locale, isGuardian: true }];
}
