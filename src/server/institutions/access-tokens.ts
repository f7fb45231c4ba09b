import { routes } from "#contract/routes.ts";
import { checkAccessToken, writeAccessToken } from "#domain/institutions/access-token.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { drawToken } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import {
	accessTokensOf,
	deleteAccessToken,
	insertAccessToken,
	institutionByToken,
} from "./access-token-store.ts";
import { readSums } from "./present.ts";
import { institutionOf, lockOwnInstitution, noInstitution } from "./store.ts";

/** Routes of the tokens by which programs read an institution's sums, and the route that they read. */
export const accessTokenRoutes = (
	database: Pick<Database, "queries" | "readFromReplica" | "transaction">,
): RouteHandler[] => [
	implementRoute(routes.accessTokens, async ({ session, now }) => {
		const own = await institutionOf(database.queries(), session.accountId);
		if (own === undefined) return noInstitution;
		return success({ tokens: await accessTokensOf(database.queries(), own.id, now) });
	}),

	implementRoute(routes.makeAccessToken, async ({ session, body, now }) =>
		database.transaction(async (transaction) => {
			const row = await lockOwnInstitution(transaction, session.accountId);
			if (row === undefined) return noInstitution;
			const name = checkAccessToken(body.name, (await accessTokensOf(transaction, row.id, now)).length);
			if (!name.ok) return name;
			const token = writeAccessToken(drawToken());
			await insertAccessToken(transaction, { institutionId: row.id, name: name.value, token }, now);
			await recordEvent(transaction, {
				event: "institution_token_made",
				accountId: session.accountId,
				at: now,
			});
			return success({ token });
		}),
	),

	implementRoute(routes.endAccessToken, async ({ session, params, now }) =>
		database.transaction(async (transaction) => {
			const row = await lockOwnInstitution(transaction, session.accountId);
			if (row === undefined) return noInstitution;
			const isEnded = await deleteAccessToken(transaction, { institutionId: row.id, id: params.tokenId });
			if (isEnded)
				await recordEvent(transaction, {
					event: "institution_token_ended",
					accountId: session.accountId,
					at: now,
				});
			return success(null);
		}),
	),

	implementRoute(routes.institutionSums, async ({ headers, now }) => {
		const row = await institutionByToken(database.queries(), headers.get("authorization"), now);
		if (row === undefined) return failure("institutions.token_invalid");
		return success(await database.readFromReplica((queries) => readSums(queries, row, now)));
	}),
];
