import { routes } from "#contract/routes.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { defineRoute } from "#server/platform/http/define-route.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { endedCookie } from "#server/platform/session/cookie.ts";
import { findGuardian } from "./guardian/store.ts";
import type { AccountParts, Exporting } from "./parts.ts";
import { type AccountSections, presentForExport } from "./present.ts";
import {
	eraseAccountRow,
	findAccount,
	openSessions,
	passwordHashOf,
	pendingMailsOf,
	securityEventsOf,
} from "./store.ts";

/** What this room puts into the export of an account that exists. */
export async function exportAccount(
	queries: Queries,
	{ accountId, sessionId }: Exporting,
	now: Date,
): Promise<AccountSections> {
	const row = await findAccount(queries, accountId);
	if (row === undefined) throw new Error("No such account");
	const sessions = await openSessions(queries, accountId);
	const events = await securityEventsOf(queries, accountId);
	const mails = await pendingMailsOf(queries, accountId);
	const guardian = await findGuardian(queries, accountId);
	return presentForExport({ row, sessions, sessionId, events, mails, guardian }, now);
}

/** What this room erases: the account itself, last of all. */
export const eraseAccount = (transaction: Transaction, { id }: { readonly id: string }): Promise<void> =>
	eraseAccountRow(transaction, id);

/** Taking all of one's data along, and leaving nothing behind. */
export const ownDataRoutes = (parts: AccountParts) => [
	defineRoute(routes.exportData, async ({ caller, now }) => {
		const queries = parts.database.queries();
		const everything = await parts.collectEverything(queries, caller, now);
		await recordEvent(queries, "data_exported", caller.accountId, now);
		return success(everything);
	}),

	defineRoute(routes.erase, async ({ caller, body, now, setCookies }) => {
		const written = await passwordHashOf(parts.database.queries(), caller.accountId);
		const password = normalizedPassword(body.password);
		if (written === undefined || !(await parts.passwords.verify(password, written))) {
			return failure("account.password_wrong");
		}
		await parts.database.transaction(async (transaction) => {
			await parts.eraseEverything(transaction, ownerOf({ ...caller, id: caller.accountId }));
			await recordEvent(transaction, "account_erased", null, now);
		});
		setCookies(endedCookie(parts.publicUrl));
		return success(null);
	}),
];
