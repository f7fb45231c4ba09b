import { routes } from "#contract/routes.ts";
import { loginAttemptMs } from "#domain/account/login-provider.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { returnPath } from "#domain/account/return-path.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { drawToken } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { passwordHashOf } from "../store.ts";
import { createProviderClient } from "./client.ts";
import { completeRoute } from "./complete.ts";
import type { ProviderDependencies } from "./dependencies.ts";
import { attemptCookie, attemptToken, loginSecrets } from "./secrets.ts";
import { providerSignUpRoute } from "./sign-up.ts";
import { deleteIdentity, identitiesOf, insertAttempt, isProvenIn } from "./store.ts";

/** The page of this site to which every provider sends people back. */
export const providerReturnPath = "/school-login";

/** Logging in by a school: the list of buttons, start, return, the new account, and the link of an account. */
export function providerRoutes(dependencies: ProviderDependencies): RouteHandler[] {
	const { database, passwords, loginProviders, publicUrl, log } = dependencies;
	const client = createProviderClient(`${publicUrl}${providerReturnPath}`, log);
	const providerOf = (id: string) => loginProviders().find((provider) => provider.id === id);

	/** Starts a log-in, bound to the browser by a cookie. */
	const start = async (
		id: string,
		{ returnTo, sessionId }: { readonly returnTo: string | null; readonly sessionId: string | null },
		now: Date,
	) => {
		const provider = providerOf(id);
		if (provider === undefined) return failure("account.provider_unknown");
		const token = drawToken();
		const address = await client.address(provider, loginSecrets(token), now);
		if (!address.ok) return address;
		const expiresAt = new Date(now.getTime() + loginAttemptMs);
		await insertAttempt(database.queries(), token, { providerId: id, returnTo, sessionId, expiresAt });
		return success({ address: address.value, cookie: attemptCookie(token, publicUrl) });
	};

	return [
		implementRoute(routes.loginProviders, async ({ openSession, headers, now }) => {
			const providers = loginProviders();
			if (providers.length === 0) return success({ providers: [], isProven: false });
			const session = await openSession();
			const token = attemptToken(headers, publicUrl);
			const queries = database.queries();
			const linked = session === null ? [] : await identitiesOf(queries, session.accountId);
			const isProven = token !== undefined && (await isProvenIn(queries, token, now));
			return success({
				providers: providers.map(({ id, name }) => ({
					id,
					name,
					isLinked: linked.some(({ providerId }) => providerId === id),
				})),
				isProven,
			});
		}),

		implementRoute(routes.startProviderLogin, async ({ body, now, setCookies }) => {
			const returnTo = returnPath(body.returnTo ?? null);
			const started = await start(body.providerId, { returnTo, sessionId: null }, now);
			if (!started.ok) return started;
			setCookies(started.value.cookie);
			return success({ address: started.value.address });
		}),

		implementRoute(routes.startProviderLink, async ({ body, session, now, setCookies }) => {
			const { accountId, sessionId } = session;
			const queries = database.queries();
			const written = await passwordHashOf(queries, accountId);
			const password = normalizedPassword(body.password);
			if (written === undefined || !(await passwords.verify(password, written)))
				return failure("account.password_wrong");
			const linked = await identitiesOf(queries, accountId);
			if (linked.some(({ providerId }) => providerId === body.providerId))
				return failure("account.provider_linked");
			const started = await start(body.providerId, { returnTo: "/account", sessionId }, now);
			if (!started.ok) return started;
			setCookies(started.value.cookie);
			return success({ address: started.value.address });
		}),

		completeRoute(dependencies, client),
		providerSignUpRoute(dependencies),

		implementRoute(routes.endProviderLink, async ({ params, session: { accountId }, now }) => {
			const isEnded = await database.transaction(async (transaction) => {
				const isDeleted = await deleteIdentity(transaction, accountId, params.providerId);
				if (isDeleted) await recordEvent(transaction, { event: "provider_unlinked", accountId, at: now });
				return isDeleted;
			});
			const isKnown = isEnded || providerOf(params.providerId) !== undefined;
			return isKnown ? success(null) : failure("request.not_found");
		}),
	];
}
