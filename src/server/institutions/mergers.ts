import { routes } from "#contract/routes.ts";
import { readJoinCode } from "#domain/classes/join-code.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { InstitutionMails } from "./mail.ts";
import { managersOf } from "./manager-store.ts";
import { checkMerger, lockBoth, mergeInstitutions } from "./merge.ts";
import { hasMerger, storeMerger, withdrawMerger } from "./merger-store.ts";
import { institutionOf, lockOwnInstitution, lockRecipient, noInstitution, openInstitution } from "./store.ts";

/** Routes by which one institution becomes part of another: a manager of one asks, a manager of the other accepts. */
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
			if (from === undefined) return noInstitution;
			const code = readJoinCode(body.code);
			const into = code === undefined ? undefined : await openInstitution(transaction, code);
			if (into === undefined) return failure("institutions.code_unknown");
			const may = await checkMerger(transaction, { fromId: from.id, intoId: into.id });
			if (!may.ok) return may;
			await storeMerger(transaction, { fromId: from.id, intoId: into.id }, now);
			for (const { accountId } of await managersOf(transaction, into)) {
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
			if (own === undefined) return noInstitution;
			await withdrawMerger(transaction, own.id);
			return success(null);
		}),
	),

	implementRoute(routes.answerMerger, async ({ session, params, body, now }) =>
		database.transaction(async (transaction) => {
			const own = await institutionOf(transaction, session.accountId);
			if (own === undefined) return noInstitution;
			const merger = { fromId: params.fromId, intoId: own.id };
			const { from, into } = await lockBoth(transaction, merger);
			// The manager may have been removed while this waited for the locks.
			if ((await institutionOf(transaction, session.accountId))?.id !== own.id) return noInstitution;
			const isAsked = await hasMerger(transaction, merger);
			if (!isAsked || from === undefined || into === undefined) return failure("request.not_found");
			if (!body.isAccepted) {
				await withdrawMerger(transaction, params.fromId);
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
