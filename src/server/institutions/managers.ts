import { routes } from "#contract/routes.ts";
import { mayPromote, mayRemoveManager } from "#domain/institutions/managers.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { InstitutionMails } from "./mail.ts";
import { deleteManager, insertManager, makeFirstManager, managersOf } from "./manager-store.ts";
import {
	type InstitutionRow,
	lockOwnInstitution,
	lockRecipient,
	noInstitution,
	teachersOf,
} from "./store.ts";

interface ManagerDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: InstitutionMails;
}

const missing = failure("request.not_found" as const);

/**
 * Removes a manager of a locked institution, by the domain rule. Succeeds with false for an account that is none.
 */
export async function removeManager(
	transaction: Transaction,
	row: InstitutionRow,
	{ accountId, isOwn }: { readonly accountId: string; readonly isOwn: boolean },
	now: Date,
) {
	const managers = await managersOf(transaction, row);
	const ended = managers.find((one) => one.accountId === accountId);
	if (ended === undefined) return success(false);
	const successor = mayRemoveManager(managers, ended, isOwn);
	if (!successor.ok) return successor;
	if (successor.value === null) await deleteManager(transaction, { institutionId: row.id, accountId });
	else await makeFirstManager(transaction, row.id, successor.value);
	await recordEvent(transaction, { event: "institution_charge_ended", accountId, at: now });
	return success(true);
}

/** Routes that make teachers managers of an institution, and end that. */
export const managerRoutes = ({ database, mailer }: ManagerDependencies): RouteHandler[] => {
	const notify = async (
		transaction: Transaction,
		accountId: string,
		facts: { readonly news: "given" | "ended"; readonly institution: string },
		now: Date,
	) => {
		const recipient = await lockRecipient(transaction, accountId);
		if (recipient === undefined) return;
		await mailer.enqueue(transaction, { kind: "institutionCharge", ...recipient, facts }, now);
	};
	return [
		implementRoute(routes.promoteTeacher, async ({ session, body, now }) =>
			database.transaction(async (transaction) => {
				const row = await lockOwnInstitution(transaction, session.accountId);
				if (row === undefined) return noInstitution;
				const managers = await managersOf(transaction, row);
				const teacher = (await teachersOf(transaction, row.id)).find(({ id }) => id === body.teacherId);
				if (teacher === undefined) return missing;
				const { accountId } = teacher;
				if (managers.some((one) => one.accountId === accountId)) return success(null);
				const may = mayPromote(managers);
				if (!may.ok) return may;
				await insertManager(transaction, { institutionId: row.id, accountId }, now);
				await notify(transaction, accountId, { news: "given", institution: row.name }, now);
				await recordEvent(transaction, { event: "institution_charge_given", accountId, at: now });
				return success(null);
			}),
		),

		implementRoute(routes.removeManager, async ({ session, params, now }) =>
			database.transaction(async (transaction) => {
				const row = await lockOwnInstitution(transaction, session.accountId);
				if (row === undefined) return noInstitution;
				const ended = (await managersOf(transaction, row)).find(({ id }) => id === params.managerId);
				if (ended === undefined) return success(null);
				const { accountId } = ended;
				const isOwn = accountId === session.accountId;
				const stopped = await removeManager(transaction, row, { accountId, isOwn }, now);
				if (!stopped.ok) return stopped;
				if (!isOwn) await notify(transaction, accountId, { news: "ended", institution: row.name }, now);
				return success(null);
			}),
		),
	];
};
