import { routes } from "#contract/routes.ts";
import type { SignUpDraft } from "#domain/account/forms.ts";
import { checkRegistration } from "#domain/account/registration.ts";
import { success } from "#domain/shared/result.ts";
import { implementRoute, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { loadCommonPasswords } from "#server/platform/session/common-passwords.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { circumstancesOf, openAccount } from "./open-account.ts";
import { findAccountByEmail } from "./store.ts";

/** Creates an account. For a known address it mails the owner instead; the response is the same. */
export const signUpRoute = (dependencies: AccountDependencies) => {
	const { database, passwords, needsConfirmedEmail } = dependencies;

	const check = async (body: SignUpDraft) => checkRegistration(body, await loadCommonPasswords());

	return implementRoute(
		routes.signUp,
		async ({ body, network, now }) => {
			const checked = await check(body);
			if (!checked.ok) return checked;
			const registration = checked.value;
			const circumstances = await circumstancesOf(dependencies, registration, { ...body, network }, now);
			const hash = await passwords.hash(registration.password);
			const attempt = () =>
				database.transaction((transaction) =>
					openAccount(dependencies, transaction, registration, circumstances, hash, now),
				);
			await attempt().catch(async (error: unknown) => {
				// A concurrent sign-up may have taken the address: then it is known now.
				const taken = await findAccountByEmail(database.queries(), registration.email);
				if (taken === undefined) throw error;
				await attempt();
			});
			return success({ canSignIn: !needsConfirmedEmail });
		},
		{ responseTimeStepMs, precheck: check },
	);
};
