import { routes } from "#contract/routes.ts";
import { mayHavePasskeys } from "#domain/account/passkey.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { createPasskeys } from "#server/platform/passkeys/passkeys.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { lockPasswordHash, passwordHashOf } from "../store.ts";

const ownerOf = ({ accountId }: { readonly accountId: string }) => ({ realm: "account", accountId }) as const;

/** Adds, lists and removes passkeys. */
export const passkeyListRoutes = ({
	database,
	passwords,
	mailer,
	publicUrl,
}: AccountDependencies): RouteHandler[] => {
	const passkeys = createPasskeys(database, publicUrl);
	return [
		implementRoute(routes.passkeys, async ({ session }) =>
			success(await passkeys.list(database.queries(), ownerOf(session))),
		),

		implementRoute(routes.startPasskey, async ({ session, body, now }) => {
			const { accountId, role, email, firstName } = session;
			if (!mayHavePasskeys(role)) return failure("account.passkeys_for_adults");
			const queries = database.queries();
			const written = await passwordHashOf(queries, accountId);
			if (written === undefined || !(await passwords.verify(normalizedPassword(body.password), written)))
				return failure("account.password_wrong");
			return passkeys.start(
				queries,
				{ owner: ownerOf(session), userName: email, displayName: firstName },
				now,
			);
		}),

		implementRoute(routes.addPasskey, async ({ session, body, headers, now }) => {
			const { accountId, role, email, locale } = session;
			if (!mayHavePasskeys(role)) return failure("account.passkeys_for_adults");
			return passkeys.add(
				ownerOf(session),
				body,
				{ headers, now },
				{
					lock: async (transaction) => (await lockPasswordHash(transaction, accountId)) !== undefined,
					onAdded: async (transaction) => {
						await recordEvent(transaction, { event: "passkey_added", accountId, at: now });
						const facts = { at: toInstant(now) };
						const mail = { kind: "passkeyAdded", locale, to: email, accountId, facts } as const;
						await mailer.enqueue(transaction, mail, now);
					},
				},
			);
		}),

		implementRoute(routes.removePasskey, ({ session, params: { passkeyId }, now }) =>
			database.transaction(async (transaction) => {
				const record = () =>
					recordEvent(transaction, { event: "passkey_removed", accountId: session.accountId, at: now });
				return success(await passkeys.remove(transaction, ownerOf(session), passkeyId, record));
			}),
		),
	];
};
