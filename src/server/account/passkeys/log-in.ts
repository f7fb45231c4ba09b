import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { consumeChallenge, drawChallenge } from "#server/platform/passkeys/challenges.ts";
import { createRelyingParty } from "#server/platform/passkeys/relying-party.ts";
import { lockPasskey, markPasskeyUsed, ownerOfPasskey } from "#server/platform/passkeys/store.ts";
import { sessionPlaceOf } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { createFinishLogIn } from "../finish-log-in.ts";
import { findAccount, lockPasswordHash } from "../store.ts";

/** Logs in with a passkey. Every refusal is the same, whatever the reason. */
export const passkeyLogInRoutes = (dependencies: AccountDependencies): RouteHandler[] => {
	const { database, sessions, publicUrl, needsConfirmedEmail } = dependencies;
	const site = createRelyingParty(publicUrl);
	const finishLogIn = createFinishLogIn(dependencies);
	const refused = failure("account.passkey_refused");
	return [
		implementRoute(routes.startPasskeyLogIn, async ({ now }) =>
			success(await site.request(await drawChallenge(database.queries(), null, now))),
		),

		implementRoute(routes.logInByPasskey, async (request) => {
			const { body, now } = request;
			const challenge = site.challengeIn(body);
			if (challenge === undefined) return refused;
			const opened = await database.transaction(async (transaction) => {
				// Used up also by a wrong answer.
				if (!(await consumeChallenge(transaction, challenge, null, now))) return undefined;
				const accountId = await ownerOfPasskey(transaction, body.id);
				if (accountId === undefined) return undefined;
				// Locked first: a reset of the password, which removes passkeys, ends this session too or comes before it.
				await lockPasswordHash(transaction, accountId);
				const known = await lockPasskey(transaction, body.id, accountId);
				if (known === undefined) return undefined;
				const counter = await site.readUse(challenge, body, known);
				if (counter === undefined) return undefined;
				const row = await findAccount(transaction, accountId);
				if (row === undefined || (needsConfirmedEmail && !row.emailVerified)) return undefined;
				await markPasskeyUsed(transaction, known.id, counter, now);
				const cookie = await sessions.start(transaction, accountId, sessionPlaceOf(request), now);
				return { row, cookie };
			});
			return opened === undefined ? refused : success(await finishLogIn(opened, request));
		}),
	];
};
