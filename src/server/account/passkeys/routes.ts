import { routes } from "#contract/routes.ts";
import { maxPasskeys, mayHavePasskeys, readPasskeyName } from "#domain/account/passkey.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { consumeChallenge, drawChallenge } from "#server/platform/passkeys/challenges.ts";
import { createRelyingParty } from "#server/platform/passkeys/relying-party.ts";
import { deletePasskey, insertPasskey, passkeysOf } from "#server/platform/passkeys/store.ts";
import { deviceName } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { presentPasskey } from "../present.ts";
import { lockPasswordHash, passwordHashOf } from "../store.ts";

/** Adds, lists and removes passkeys. */
export const passkeyListRoutes = ({
	database,
	passwords,
	mailer,
	publicUrl,
}: AccountDependencies): RouteHandler[] => {
	const site = createRelyingParty(publicUrl);
	const listOf = async (queries: Queries, accountId: string) => ({
		passkeys: (await passkeysOf(queries, accountId)).map(presentPasskey),
	});
	return [
		implementRoute(routes.passkeys, async ({ session: { accountId } }) =>
			success(await listOf(database.queries(), accountId)),
		),

		implementRoute(routes.startPasskey, async ({ session, body, now }) => {
			const { accountId, role } = session;
			if (!mayHavePasskeys(role)) return failure("account.passkeys_for_adults");
			const queries = database.queries();
			const written = await passwordHashOf(queries, accountId);
			if (written === undefined || !(await passwords.verify(normalizedPassword(body.password), written)))
				return failure("account.password_wrong");
			const present = await passkeysOf(queries, accountId);
			if (present.length >= maxPasskeys) return failure("account.passkeys_full");
			const challenge = await drawChallenge(queries, accountId, now);
			return success(await site.creation(challenge, session, present));
		}),

		implementRoute(routes.addPasskey, async ({ session, body: { name: typed, answer }, headers, now }) => {
			const { accountId, role, email, locale } = session;
			if (!mayHavePasskeys(role)) return failure("account.passkeys_for_adults");
			const name = readPasskeyName(typed, deviceName(headers.get("user-agent")));
			if (!name.ok) return name;
			const challenge = site.challengeIn(answer);
			if (challenge === undefined) return failure("account.passkey_refused");
			const read = await site.readNew(challenge, answer);
			return database.transaction(async (transaction) => {
				// Used up also by a wrong answer.
				const isAsked = await consumeChallenge(transaction, challenge, accountId, now);
				if (!isAsked || read === undefined) return failure("account.passkey_refused");
				// The lock keeps two passkeys that are added at once within the maximum.
				await lockPasswordHash(transaction, accountId);
				if ((await passkeysOf(transaction, accountId)).length >= maxPasskeys)
					return failure("account.passkeys_full");
				const transports = answer.response.transports ?? [];
				const row = { ...read, accountId, transports, name: name.value };
				if (!(await insertPasskey(transaction, row, now))) return failure("account.passkey_known");
				await recordEvent(transaction, "passkey_added", accountId, now);
				const facts = { at: toInstant(now) };
				const mail = { kind: "passkeyAdded", locale, to: email, accountId, facts } as const;
				await mailer.enqueue(transaction, mail, now);
				return success(await listOf(transaction, accountId));
			});
		}),

		implementRoute(routes.removePasskey, ({ session: { accountId }, params, now }) =>
			database.transaction(async (transaction) => {
				// One that is gone already is removed, too: a second click harms nothing.
				if (await deletePasskey(transaction, accountId, params.passkeyId))
					await recordEvent(transaction, "passkey_removed", accountId, now);
				return success(await listOf(transaction, accountId));
			}),
		),
	];
};
