import { routes } from "#contract/routes.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { passkeysOf } from "#server/platform/passkeys/store.ts";
import { agreedAdults, loadAdults } from "#server/platform/people/adults.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { endedCookie } from "#server/platform/session/cookie.ts";
import type { AccountDependencies, Exporting } from "./dependencies.ts";
import { findGuardian } from "./guardian/store.ts";
import { notifyAdult } from "./notify-decision.ts";
import { type AccountSections, presentForExport } from "./present.ts";
import { identitiesOf } from "./providers/store.ts";
import {
	eraseAccountRow,
	findAccount,
	openSessions,
	passwordHashOf,
	pendingMailsOf,
	securityEventsOf,
} from "./store.ts";

/**
 * The account's part of an export.
 * @throws when the account does not exist
 */
export async function exportAccount(
	queries: Queries,
	{ accountId, sessionId }: Exporting,
	now: Date,
): Promise<AccountSections> {
	const row = await findAccount(queries, accountId);
	if (row === undefined) throw new Error("No such account");
	const sessions = await openSessions(queries, accountId);
	const passkeys = [
		...(await passkeysOf(queries, { realm: "account", accountId })),
		...(await passkeysOf(queries, { realm: "operator", accountId })),
	];
	const events = await securityEventsOf(queries, accountId);
	const mails = await pendingMailsOf(queries, accountId);
	const guardian = await findGuardian(queries, accountId);
	const second = {
		consent: (await loadAdults(queries, "consent", accountId)).second,
		guardian: (await loadAdults(queries, "guardian", accountId)).second,
	};
	const identities = await identitiesOf(queries, accountId);
	const rows = { row, sessions, sessionId, passkeys, events, mails, guardian, second, identities };
	return presentForExport(rows, now);
}

/** The account's part of an erasure: the account row, after everything else. */
export const eraseAccount = (transaction: Transaction, { id }: { readonly id: string }): Promise<void> =>
	eraseAccountRow(transaction, id);

/** Export and erasure of an account. */
export const exportAndErasureRoutes = (dependencies: AccountDependencies) => [
	implementRoute(routes.exportData, async ({ session, now }) => {
		const queries = dependencies.database.queries();
		const everything = await dependencies.collectEverything(queries, session, now);
		await recordEvent(queries, { event: "data_exported", accountId: session.accountId, at: now });
		return success(everything);
	}),

	implementRoute(routes.erase, async ({ session, body, now, setCookies }) => {
		const written = await passwordHashOf(dependencies.database.queries(), session.accountId);
		const password = normalizedPassword(body.password);
		if (written === undefined || !(await dependencies.passwords.verify(password, written))) {
			return failure("account.password_wrong");
		}
		await dependencies.database.transaction(async (transaction) => {
			// With `accountId: null`, so that the mails are sent although the account is erased.
			const erased = { accountId: null, firstName: session.firstName };
			for (const adult of await agreedAdults(transaction, session.accountId))
				await notifyAdult(dependencies.mailer, transaction, erased, adult, "account_erased", now);
			await dependencies.eraseEverything(transaction, ownerOf({ ...session, id: session.accountId }));
			await recordEvent(transaction, { event: "account_erased", accountId: null, at: now });
		});
		setCookies(endedCookie(dependencies.publicUrl));
		return success(null);
	}),
];
