import { routes } from "#contract/routes.ts";
import { readJoinCode } from "#domain/classes/join-code.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { and, asc, eq } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { institution, institutionMerger } from "#server/platform/db/schema/institutions.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { inChargeOf } from "./charge-store.ts";
import type { InstitutionMails } from "./mail.ts";
import { checkMerger, lockBoth, mergeInstitutions } from "./merge.ts";
import { institutionOf, lockOwnInstitution, lockRecipient, openInstitution, teachersOf } from "./store.ts";

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
			id: institution.id,
			name: institution.name,
			town: institution.town,
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
				id: one.id,
				name: one.name,
				town: one.town,
				askedAt: toInstant(one.askedAt),
				teachers: (await teachersOf(queries, one.id)).length,
			})),
		),
	};
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
			const may = await checkMerger(transaction, { fromId: from.id, intoId: into.id });
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
			await recordEvent(transaction, {
				event: "institution_merger_asked",
				accountId: session.accountId,
				at: now,
			});
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
			const merger = { fromId: params.fromId, intoId: own.id };
			const { from, into } = await lockBoth(transaction, merger);
			// The charge may have ended while this waited for the locks.
			if ((await institutionOf(transaction, session.accountId))?.id !== own.id) return none;
			const isThis = and(eq(institutionMerger.fromId, params.fromId), eq(institutionMerger.intoId, own.id));
			const asked = await transaction.select().from(institutionMerger).where(isThis);
			if (asked.length === 0 || from === undefined || into === undefined) return failure("request.not_found");
			if (!body.isAccepted) {
				await transaction.delete(institutionMerger).where(isThis);
				await recordEvent(transaction, {
					event: "institution_merger_refused",
					accountId: session.accountId,
					at: now,
				});
				return success(null);
			}
			// The request is deleted with the institution that asked.
			const merged = await mergeInstitutions(transaction, mailer, merger, now);
			return merged.ok ? success(null) : merged;
		}),
	),
];
