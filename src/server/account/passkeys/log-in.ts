import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { createPasskeys } from "#server/platform/passkeys/passkeys.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { createFinishLogIn } from "../finish-log-in.ts";
import { findAccount, lockPasswordHash } from "../store.ts";

/** Logs in with a passkey. Every refusal is the same, whatever the reason. */
export const passkeyLogInRoutes = (dependencies: AccountDependencies): RouteHandler[] => {
	const { database, sessions, publicUrl, needsConfirmedEmail } = dependencies;
	const passkeys = createPasskeys(database, publicUrl);
	const finishLogIn = createFinishLogIn(dependencies);
	const use = { opens: "account" } as const;
	return [
		implementRoute(routes.startPasskeyLogIn, async ({ now }) =>
			success(await passkeys.request(database.queries(), use, now)),
		),

		implementRoute(routes.logInByPasskey, async (request) => {
			const { body, now } = request;
			const opened = await database.transaction(async (transaction) => {
				// A reset of the password, which removes passkeys, ends this session too or comes before it.
				const lock = ({ accountId }: { readonly accountId: string }) =>
					lockPasswordHash(transaction, accountId);
				const owner = await passkeys.use(transaction, body, use, lock, now);
				if (owner === undefined) return undefined;
				const row = await findAccount(transaction, owner.accountId);
				if (row === undefined || (needsConfirmedEmail && !row.emailVerified)) return undefined;
				const cookie = await sessions.start(transaction, owner.accountId, sessionClientOf(request), now);
				return { row, cookie };
			});
			if (opened === undefined) return failure("account.passkey_refused");
			return success(await finishLogIn(opened, request));
		}),
	];
};
