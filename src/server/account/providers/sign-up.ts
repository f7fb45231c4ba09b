import { routes } from "#contract/routes.ts";
import { signUpWaitMs } from "#domain/account/login-provider.ts";
import { checkPerson } from "#domain/account/registration.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { isUniqueViolation } from "#server/platform/db/failure.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { circumstancesOf, openAccount } from "../open-account.ts";
import { findAccountByEmail } from "../store.ts";
import type { ProviderDependencies } from "./dependencies.ts";
import { openByProvider } from "./open.ts";
import { attemptCookie, attemptToken } from "./secrets.ts";
import { insertIdentity, lockWaiting } from "./store.ts";
import { freePerson } from "./unfinished.ts";

/** The person got an account in another browser meanwhile: it is opened at the next log-in. */
class PersonTaken extends Error {}

/**
 * Makes the account of a person whom a provider has named, without a password. A known address gets a mail instead, and the
 * answer is the same: its owner logs in and links the account. A form that is sent again, for example with another address,
 * replaces the account that waits for its confirmation.
 */
export function providerSignUpRoute(dependencies: ProviderDependencies): RouteHandler {
	const { database, passwords, needsConfirmedEmail, publicUrl } = dependencies;

	const waitingFor = (transaction: Transaction, token: string, now: Date) =>
		lockWaiting(transaction, token, { since: new Date(now.getTime() - signUpWaitMs), now });

	return implementRoute(
		routes.signUpByProvider,
		async ({ body, headers, network, now, setCookies }) => {
			const token = attemptToken(headers, publicUrl) ?? "";
			const waiting = await database.transaction((transaction) => waitingFor(transaction, token, now));
			if (!waiting?.role) return failure("account.provider_ended");
			const { firstName, lastName } = body;
			const email = body.email.trim();
			if ([firstName, lastName, email].some((text) => text.trim() === "")) return failure("forms.required");
			const checked = checkPerson({ firstName, lastName, email, role: waiting.role }, body);
			if (!checked.ok) return checked;
			const form = checked.value;
			const circumstances = await circumstancesOf(dependencies, form, { ...body, network }, now);

			const attempt = () =>
				database.transaction(async (transaction) => {
					const proven = await waitingFor(transaction, token, now);
					if (!proven?.issuer || !proven.subject) throw new PersonTaken();
					const { issuer, subject, providerId, isCounsellor } = proven;
					if (!(await freePerson(dependencies, transaction, { issuer, subject }))) throw new PersonTaken();
					const hash = passwords.none();
					const row = await openAccount(dependencies, transaction, form, circumstances, hash, now);
					if (row === undefined) return "known";
					const link = { accountId: row.id, linkedAt: now, usedAt: null };
					const identity = { issuer, subject, providerId, ...link };
					if (!(await insertIdentity(transaction, identity))) throw new PersonTaken();
					await recordEvent(transaction, { event: "provider_linked", accountId: row.id, at: now });
					if (needsConfirmedEmail) return "mailed";
					const opening = { row, identity, isCounsellor, token, headers, network };
					return openByProvider(dependencies, transaction, opening, now);
				});

			const made = await attempt().catch(async (error: unknown) => {
				if (error instanceof PersonTaken) return "ended" as const;
				// A concurrent sign-up may have taken the address: then it is known now.
				const taken = isUniqueViolation(error) && (await findAccountByEmail(database.queries(), form.email));
				if (!taken) throw error;
				return attempt();
			});
			if (made === "ended") return failure("account.provider_ended");
			if (typeof made === "string")
				return needsConfirmedEmail ? success({ session: null }) : failure("account.sign_up_unfinished");
			setCookies(made.cookie);
			setCookies(attemptCookie("", publicUrl));
			return success({ session: made.session });
		},
		{ responseTimeStepMs },
	);
}
