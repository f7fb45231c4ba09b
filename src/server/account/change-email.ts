import { routes } from "#contract/routes.ts";
import { isDeliverableAddress } from "#domain/account/email-address.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { isUniqueViolation } from "#server/platform/db/failure.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { adultAddresses } from "#server/platform/people/adults.ts";
import { deleteLinks } from "#server/platform/people/links.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { type AccountRow, changeAccount, passwordHashOf, replaceEmail } from "./store.ts";
import { claimAddress, holderOfAddress } from "./verified-email.ts";

/**
 * Requests another address, with the password. Only its owner learns by mail that it already has an account.
 * The current address is notified at once; nothing changes before the new one is confirmed.
 */
export const changeEmailRoute = ({ database, passwords, mailer, needsConfirmedEmail }: AccountDependencies) =>
	implementRoute(routes.changeEmail, async ({ body, session, now }) => {
		const { accountId, locale, firstName } = session;
		const queries = database.queries();
		const to = body.email.trim().toLowerCase();
		if (to === "") return failure("forms.required");
		if (!isDeliverableAddress(to)) return failure("forms.email_invalid");
		const written = await passwordHashOf(queries, accountId);
		if (written === undefined || !(await passwords.verify(normalizedPassword(body.password), written))) {
			return failure("account.password_wrong");
		}
		if (to === session.email) return failure("account.email_same");
		const parents = await adultAddresses(queries, accountId);
		// Otherwise a student could become their own parent.
		if (parents.some((parent) => isSameMailbox(parent, to))) {
			return failure("account.guardian_email_own");
		}
		return database.transaction(async (transaction) => {
			const holder = await holderOfAddress(transaction, to, needsConfirmedEmail, now);
			// An unconfirmed sign-up does not reserve an address: the first to confirm it gets it.
			const known = holder?.isUnfinished ? undefined : holder?.row;
			await changeAccount(transaction, accountId, { newEmail: to }, now);
			await deleteLinks(transaction, "newEmail", accountId);
			await recordEvent(transaction, { event: "email_change_asked", accountId, at: now });
			const mail =
				known === undefined
					? ({ kind: "newEmail", locale, to, accountId } as const)
					: ({ kind: "signUpKnown", locale: known.locale, to: known.email, accountId: known.id } as const);
			await mailer.enqueue(transaction, mail, now);
			const facts = { news: "asked", firstName, newEmail: to } as const;
			await mailer.enqueue(
				transaction,
				{ kind: "emailChange", locale, to: session.email, accountId, facts },
				now,
			);
			return success(null);
		});
	});

export type EmailChangeDependencies = Pick<
	AccountDependencies,
	"mailer" | "eraseEverything" | "needsConfirmedEmail"
>;

/**
 * Replaces the old address by the confirmed new one and notifies the old one. Deletes links that were sent to
 * the old address, and erases unfinished accounts that have the new one. Fails when another account has the
 * address by now, or when it has become the parent's or guardian's.
 */
export async function completeEmailChange(
	{ mailer, eraseEverything, needsConfirmedEmail }: EmailChangeDependencies,
	transaction: Transaction,
	{ id, email, newEmail, locale, firstName }: AccountRow,
	now: Date,
): Promise<Result<null, "account.link_invalid">> {
	if (newEmail === null) return failure("account.link_invalid");
	const parents = await adultAddresses(transaction, id);
	if (parents.some((parent) => isSameMailbox(parent, newEmail))) {
		return failure("account.link_invalid");
	}
	const isTaken = await claimAddress(
		{ needsConfirmedEmail, eraseEverything },
		transaction,
		{ accountId: id, email: newEmail },
		now,
	);
	if (!isTaken) return failure("account.link_invalid");
	await replaceEmail(transaction, id, newEmail, now);
	for (const purpose of ["verify", "reset", "logIn"] as const) await deleteLinks(transaction, purpose, id);
	await recordEvent(transaction, { event: "email_changed", accountId: id, at: now });
	const facts = { news: "done", firstName, newEmail } as const;
	await mailer.enqueue(transaction, { kind: "emailChange", locale, to: email, accountId: id, facts }, now);
	return success(null);
}

/**
 * Maps a unique violation, from a concurrent change to the same address, to an invalid link.
 * @throws every other error
 */
export const invalidLinkFor = (error: unknown): Result<null, "account.link_invalid"> => {
	if (!isUniqueViolation(error)) throw error;
	return failure("account.link_invalid");
};
