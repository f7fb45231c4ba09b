import { routes } from "#contract/routes.ts";
import { readJoinCode } from "#domain/classes/join-code.ts";
import { mayMerge } from "#domain/institutions/merger.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { and, asc, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import {
	institution,
	institutionManager,
	institutionMerger,
	institutionTeacher,
} from "#server/platform/db/schema/institutions.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { inChargeOf, insertManager } from "./charge-store.ts";
import type { InstitutionMails } from "./mail.ts";
import {
	deleteInstitution,
	type InstitutionRow,
	institutionOf,
	lockInstitution,
	lockOwnInstitution,
	lockRecipient,
	openInstitution,
	teachersOf,
} from "./store.ts";

const none = failure("institutions.none" as const);

/** The merger that an institution asks for, and those that others ask it for. */
export async function mergersOf(queries: Queries, institutionId: string) {
	const [asked] = await queries
		.select({ name: institution.name, town: institution.town, askedAt: institutionMerger.askedAt })
		.from(institutionMerger)
		.innerJoin(institution, eq(institution.id, institutionMerger.intoId))
		.where(eq(institutionMerger.fromId, institutionId));
	const offered = await queries
		.select({
			...{ id: institution.id, name: institution.name, town: institution.town },
			askedAt: institutionMerger.askedAt,
		})
		.from(institutionMerger)
		.innerJoin(institution, eq(institution.id, institutionMerger.fromId))
		.where(eq(institutionMerger.intoId, institutionId))
		.orderBy(asc(institutionMerger.askedAt));
	return {
		asked: asked ? { ...asked, askedAt: toInstant(asked.askedAt) } : null,
		offered: await Promise.all(
			offered.map(async (one) => ({
				...{ id: one.id, name: one.name, town: one.town, askedAt: toInstant(one.askedAt) },
				teachers: (await teachersOf(queries, one.id)).length,
			})),
		),
	};
}

/** Whether one institution can become part of another, with the present numbers of teachers. */
const checkMerger = async (queries: Queries, from: InstitutionRow, into: InstitutionRow) => {
	const sized = async ({ id }: InstitutionRow) => ({ id, teachers: (await teachersOf(queries, id)).length });
	return mayMerge(await sized(from), await sized(into));
};

/** Moves the teachers and the persons in charge of one locked institution to another, and deletes the first. */
async function merge(
	transaction: Transaction,
	mailer: InstitutionMails,
	from: InstitutionRow,
	into: InstitutionRow,
	now: Date,
): Promise<void> {
	const inCharge = await inChargeOf(transaction, from);
	const teachers = await teachersOf(transaction, from.id);
	await transaction
		.update(institutionTeacher)
		.set({ institutionId: into.id })
		.where(eq(institutionTeacher.institutionId, from.id));
	await transaction
		.update(institutionManager)
		.set({ institutionId: into.id })
		.where(eq(institutionManager.institutionId, from.id));
	await deleteInstitution(transaction, from.id);
	await insertManager(transaction, { institutionId: into.id, accountId: from.accountId }, now);
	const recipients = new Set([...inCharge, ...teachers].map(({ accountId }) => accountId));
	for (const accountId of recipients) {
		const recipient = await lockRecipient(transaction, accountId);
		if (recipient === undefined) continue;
		const isInCharge = inCharge.some((one) => one.accountId === accountId);
		const facts = { from: from.name, into: into.name, town: into.town, isInCharge };
		await mailer.enqueue(transaction, { kind: "institutionMerged", ...recipient, facts }, now);
	}
	for (const accountId of new Set([from.accountId, into.accountId]))
		await recordEvent(transaction, "institution_merged", accountId, now);
}

/** Routes by which one institution becomes part of another: one person in charge asks, one of the other accepts. */
export const mergerRoutes = ({
	database,
	mailer,
}: {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: InstitutionMails;
}): RouteHandler[] => [
	implementRoute(routes.askForMerger, async ({ session, body, now }) =>
		database.transaction(async (transaction) => {
			const from = await lockOwnInstitution(transaction, session.accountId);
			if (from === undefined) return none;
			const code = readJoinCode(body.code);
			const into = code === undefined ? undefined : await openInstitution(transaction, code);
			if (into === undefined) return failure("institutions.code_unknown");
			const may = await checkMerger(transaction, from, into);
			if (!may.ok) return may;
			const asked = { intoId: into.id, askedAt: now };
			await transaction
				.insert(institutionMerger)
				.values({ fromId: from.id, ...asked })
				.onConflictDoUpdate({ target: institutionMerger.fromId, set: asked });
			for (const { accountId } of await inChargeOf(transaction, into)) {
				const recipient = await lockRecipient(transaction, accountId);
				const facts = { from: from.name, town: from.town, into: into.name };
				if (recipient !== undefined)
					await mailer.enqueue(transaction, { kind: "institutionMergerAsked", ...recipient, facts }, now);
			}
			await recordEvent(transaction, "institution_merger_asked", session.accountId, now);
			return success(null);
		}),
	),

	implementRoute(routes.withdrawMerger, async ({ session }) =>
		database.transaction(async (transaction) => {
			const own = await lockOwnInstitution(transaction, session.accountId);
			if (own === undefined) return none;
			await transaction.delete(institutionMerger).where(eq(institutionMerger.fromId, own.id));
			return success(null);
		}),
	),

	implementRoute(routes.answerMerger, async ({ session, params, body, now }) =>
		database.transaction(async (transaction) => {
			const own = await institutionOf(transaction, session.accountId);
			if (own === undefined) return none;
			const { fromId } = params;
			// Both are locked in one order, so that two institutions that ask each other do not wait for each other.
			const locked = new Map<string, InstitutionRow>();
			for (const id of [own.id, fromId].sort()) {
				const row = await lockInstitution(transaction, id);
				if (row !== undefined) locked.set(id, row);
			}
			// The charge may have ended while this waited for the locks.
			if ((await institutionOf(transaction, session.accountId))?.id !== own.id) return none;
			const asked = await transaction
				.delete(institutionMerger)
				.where(and(eq(institutionMerger.fromId, fromId), eq(institutionMerger.intoId, own.id)))
				.returning({ fromId: institutionMerger.fromId });
			const [from, into] = [locked.get(fromId), locked.get(own.id)];
			if (asked.length === 0 || from === undefined || into === undefined) return failure("request.not_found");
			if (!body.isAccepted) {
				await recordEvent(transaction, "institution_merger_refused", session.accountId, now);
				return success(null);
			}
			const may = await checkMerger(transaction, from, into);
			if (!may.ok) return may;
			await merge(transaction, mailer, from, into, now);
			return success(null);
		}),
	),
];
