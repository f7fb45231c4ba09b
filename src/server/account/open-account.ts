import { needsConsent } from "#domain/account/age-band.ts";
import type { PersonForm } from "#domain/account/registration.ts";
import { parisZone, type Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { knownZone } from "#server/platform/zone.ts";
import { askGuardian } from "./consent.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { mayAskParent } from "./parent-mails.ts";
import { type AccountRow, insertAccount } from "./store.ts";
import { holderOfAddress } from "./verified-email.ts";

/** Where and how a sign-up happens. */
interface Circumstances {
	readonly locale: Locale;
	readonly zone: Zone;
	/** Whether the parent is asked at once. */
	readonly mayAsk: boolean;
}

/**
 * The circumstances of a sign-up; counts the mail to a parent. Where addresses are confirmed, the parent is asked after
 * that: until then anyone may have typed this one.
 */
export async function circumstancesOf(
	dependencies: Pick<AccountDependencies, "limits" | "needsConfirmedEmail">,
	{ guardianEmail }: Pick<PersonForm, "guardianEmail">,
	request: { readonly locale: Locale; readonly zone?: string | undefined; readonly network: string },
	now: Date,
): Promise<Circumstances> {
	const { locale, zone, network } = request;
	const mayAsk =
		guardianEmail !== null &&
		!dependencies.needsConfirmedEmail &&
		(await mayAskParent(dependencies, { guardianEmail, network, isRepeated: false }, now)).ok;
	return { locale, zone: knownZone(zone) ?? parisZone, mayAsk };
}

/**
 * Creates an account, and asks by mail for the confirmation of its address. For the address of another person's account it
 * mails that person instead, and returns undefined. A stranger may have signed up with the address before without
 * confirming it, or may do so later: none is in the other's way.
 */
export async function openAccount(
	{ mailer, needsConfirmedEmail }: Pick<AccountDependencies, "mailer" | "needsConfirmedEmail">,
	transaction: Transaction,
	{ email, role, firstName, lastName, ageBand, guardianEmail }: PersonForm,
	{ locale, zone, mayAsk }: Circumstances,
	passwordHash: string,
	now: Date,
): Promise<AccountRow | undefined> {
	const holder = await holderOfAddress(transaction, email, needsConfirmedEmail, now);
	if (holder !== undefined && !holder.isUnfinished) {
		const { row: known } = holder;
		const mail = { kind: "signUpKnown", locale: known.locale, to: known.email, accountId: known.id } as const;
		await mailer.enqueue(transaction, mail, now);
		return undefined;
	}
	const row = {
		email: email.toLowerCase(),
		isClaim: holder !== undefined,
		firstName,
		lastName,
		role,
		locale,
		zone,
		ageBand,
		ageDeclaredAt: ageBand === null ? null : now,
		consent: needsConsent(role, ageBand) ? "pending" : "not_needed",
		guardianEmail,
	} as const;
	const made = await insertAccount(transaction, row, passwordHash, now);
	await recordEvent(transaction, { event: "signed_up", accountId: made.id, at: now });
	await mailer.enqueue(transaction, { kind: "verifyEmail", locale, to: made.email, accountId: made.id }, now);
	if (guardianEmail !== null && mayAsk) await askGuardian({ mailer }, transaction, made, guardianEmail, now);
	return made;
}
