import { routes } from "#contract/routes.ts";
import { endCharge, mayPromote } from "#domain/institutions/charge.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { deleteManager, inChargeOf, insertManager, makeFirst } from "./charge-store.ts";
import type { InstitutionMails } from "./mail.ts";
import {
	type InstitutionRow,
	lockOwnInstitution,
	lockRecipient,
	noInstitution,
	teachersOf,
} from "./store.ts";

interface ChargeDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: InstitutionMails;
}

const missing = failure("request.not_found" as const);

/**
 * Ends a person's charge of a locked institution, by the domain rule. Succeeds with false for an account that is not in
 * charge.
 */
export async function stopBeingInCharge(
	transaction: Transaction,
	row: InstitutionRow,
	{ accountId, isOwn }: { readonly accountId: string; readonly isOwn: boolean },
	now: Date,
) {
	const inCharge = await inChargeOf(transaction, row);
	const ended = inCharge.find((one) => one.accountId === accountId);
	if (ended === undefined) return success(false);
	const successor = endCharge(inCharge, ended, isOwn);
	if (!successor.ok) return successor;
	if (successor.value === null) await deleteManager(transaction, { institutionId: row.id, accountId });
	else await makeFirst(transaction, row.id, successor.value);
	await recordEvent(transaction, { event: "institution_charge_ended", accountId, at: now });
	return success(true);
}

/** Routes that put persons in charge of an institution, and end their charge. */
export const chargeRoutes = ({ database, mailer }: ChargeDependencies): RouteHandler[] => {
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
				const inCharge = await inChargeOf(transaction, row);
				const teacher = (await teachersOf(transaction, row.id)).find(({ id }) => id === body.teacherId);
				if (teacher === undefined) return missing;
				const { accountId } = teacher;
				if (inCharge.some((one) => one.accountId === accountId)) return success(null);
				const may = mayPromote(inCharge);
				if (!may.ok) return may;
				await insertManager(transaction, { institutionId: row.id, accountId }, now);
				await notify(transaction, accountId, { news: "given", institution: row.name }, now);
				await recordEvent(transaction, { event: "institution_charge_given", accountId, at: now });
				return success(null);
			}),
		),

		implementRoute(routes.endCharge, async ({ session, params, now }) =>
			database.transaction(async (transaction) => {
				const row = await lockOwnInstitution(transaction, session.accountId);
				if (row === undefined) return noInstitution;
				const ended = (await inChargeOf(transaction, row)).find(({ id }) => id === params.managerId);
				if (ended === undefined) return success(null);
				const { accountId } = ended;
				const isOwn = accountId === session.accountId;
				const stopped = await stopBeingInCharge(transaction, row, { accountId, isOwn }, now);
				if (!stopped.ok) return stopped;
				if (!isOwn) await notify(transaction, accountId, { news: "ended", institution: row.name }, now);
				return success(null);
			}),
		),
	];
};
