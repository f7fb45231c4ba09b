import { routes } from "#contract/routes.ts";
import { needsConsent } from "#domain/account/age-band.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { checkPassword, normalizedPassword } from "#domain/account/password.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { deletePasskeys } from "#server/platform/passkeys/store.ts";
import { deleteSecondAdult } from "#server/platform/people/adults.ts";
import { consumeLink, deleteLinks } from "#server/platform/people/links.ts";
import { loadCommonPasswords } from "#server/platform/session/common-passwords.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteGuardian, findGuardian } from "./guardian/store.ts";
import {
	type AccountRow,
	changeAccount,
	endSessions,
	lockPasswordHash,
	passwordHashOf,
	writePasswordHash,
} from "./store.ts";
import { trustedAccountOf } from "./verified-email.ts";

const checkAddress = (body: {
	readonly email: string;
}): Result<string, "forms.required" | "forms.email_invalid"> => {
	const email = body.email.trim();
	if (email === "") return failure("forms.required");
	return isEmailAddress(email) ? success(email) : failure("forms.email_invalid");
};

/** Stores another password, ends every session and link that the former one may have opened, and notifies the owner. */
async function replacePassword(
	{ mailer }: Pick<AccountDependencies, "mailer">,
	transaction: Transaction,
	{ id, email, locale }: Pick<AccountRow, "id" | "email" | "locale">,
	hash: string,
	now: Date,
): Promise<void> {
	await writePasswordHash(transaction, id, hash, now);
	await endSessions(transaction, id);
	// A change of address, and links to log in, may have been requested with the former password.
	for (const purpose of ["newEmail", "logIn"] as const) await deleteLinks(transaction, purpose, id);
	const facts = { at: toInstant(now) };
	await mailer.enqueue(
		transaction,
		{ kind: "passwordChanged", locale, to: email, accountId: id, facts },
		now,
	);
}

/**
 * Removes parent and guardian of an account whose address was unconfirmed: another person may have named
 * them.
 */
async function deleteParentAddress(
	{
		needsConfirmedEmail,
		onGuardianLeft,
	}: Pick<AccountDependencies, "needsConfirmedEmail" | "onGuardianLeft">,
	transaction: Transaction,
	row: AccountRow,
	now: Date,
): Promise<void> {
	const consent = needsConsent(row.role, row.ageBand) ? "pending" : "not_needed";
	const noParent = {
		consent,
		guardianEmail: null,
		consentRequestedAt: null,
		consentDecidedAt: null,
	} as const;
	// The age may have been stated by another person, too: it can be stated again. Where no address is confirmed, it
	// cannot: a child who waits for a parent would make itself eighteen.
	const ageDeclaredAt = needsConfirmedEmail ? null : row.ageDeclaredAt;
	await changeAccount(transaction, row.id, { ...noParent, ageDeclaredAt }, now);
	if ((await findGuardian(transaction, row.id)) !== undefined) await onGuardianLeft(transaction, row.id);
	await deleteGuardian(transaction, row.id);
	await deleteSecondAdult(transaction, "consent", row.id);
	for (const purpose of ["consent", "guardian"] as const) await deleteLinks(transaction, purpose, row.id);
}

/** Password change, and password reset by mail. */
export const passwordRoutes = (dependencies: AccountDependencies) => {
	const { database, sessions, passwords, mailer, needsConfirmedEmail } = dependencies;

	/** The account of a reset link. */
	const accountOfLink = (token: string, now: Date) =>
		trustedAccountOf(database.queries(), "reset", token, needsConfirmedEmail, now);

	return [
		implementRoute(routes.changePassword, async ({ body, session, headers, network, now, setCookies }) => {
			const current = normalizedPassword(body.current);
			const written = await passwordHashOf(database.queries(), session.accountId);
			if (written === undefined || !(await passwords.verify(current, written))) {
				return failure("account.password_wrong");
			}
			const next = checkPassword(body.next, session.email, await loadCommonPasswords());
			if (!next.ok) return next;
			if (next.value === current) return failure("account.password_same");
			const hash = await passwords.hash(next.value);
			const { accountId, email, locale } = session;
			const client = sessionClientOf({ headers, network });
			const cookie = await database.transaction(async (transaction) => {
				// The lock orders this with a concurrent login: its session ends here, or it finds another hash.
				// The hash that was verified above may have been replaced by another request since.
				if ((await lockPasswordHash(transaction, accountId)) !== written) return undefined;
				await replacePassword(dependencies, transaction, { id: accountId, email, locale }, hash, now);
				await recordEvent(transaction, { event: "password_changed", accountId, at: now });
				return sessions.start(transaction, accountId, client, now);
			});
			if (cookie === undefined) return failure("account.password_wrong");
			setCookies(cookie);
			return success(null);
		}),

		implementRoute(
			routes.requestPasswordReset,
			async ({ body, now }) => {
				const address = checkAddress(body);
				if (!address.ok) return address;
				// The account is looked up when the mail is rendered, so that both cases take the same time
				// here.
				const to = address.value.toLowerCase();
				const mail = { kind: "resetPassword", locale: body.locale, to, accountId: null } as const;
				await database.transaction((transaction) => mailer.enqueue(transaction, mail, now));
				return success(null);
			},
			{ responseTimeStepMs, precheck: checkAddress },
		),

		implementRoute(routes.readPasswordReset, async ({ body, now }) => {
			const link = await accountOfLink(body.token, now);
			return link.ok ? success(null) : link;
		}),

		implementRoute(routes.resetPassword, async ({ body, now }) => {
			const link = await accountOfLink(body.token, now);
			if (!link.ok) return link;
			const row = link.value;
			const next = checkPassword(body.password, row.email, await loadCommonPasswords());
			if (!next.ok) return next;
			const hash = await passwords.hash(next.value);
			return database.transaction(async (transaction) => {
				const used = await consumeLink(transaction, "reset", body.token, now);
				if (!used.ok) return used;
				await lockPasswordHash(transaction, row.id);
				await replacePassword(dependencies, transaction, row, hash, now);
				// Using the link proves access to the mailbox.
				await changeAccount(transaction, row.id, { emailVerified: true }, now);
				if (!row.emailVerified) await deleteParentAddress(dependencies, transaction, row, now);
				// One of them may be a stranger's who knew the old password.
				await deletePasskeys(transaction, { realm: "account", accountId: row.id });
				await recordEvent(transaction, { event: "password_reset", accountId: row.id, at: now });
				return success(null);
			});
		}),
	];
};
