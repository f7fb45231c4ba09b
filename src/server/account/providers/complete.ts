import type { ProviderOutcome } from "#contract/login-providers.ts";
import { routes } from "#contract/routes.ts";
import {
	addressProofMs,
	isStatedCounsellor,
	roleFromClaims,
	suggestedPerson,
} from "#domain/account/login-provider.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { SignedIn } from "#server/platform/session/store.ts";
import { countConfirmationMail } from "../verification.ts";
import type { ProvenIdentity, ProviderClient } from "./client.ts";
import type { ProviderDependencies } from "./dependencies.ts";
import { openByProvider } from "./open.ts";
import { attemptCookie, attemptToken, loginSecrets } from "./secrets.ts";
import type { LoginProvider } from "./settings.ts";
import {
	consumeAttempt,
	deleteAttempt,
	insertIdentity,
	type LoginAttemptRow,
	lockIdentity,
	storeProof,
} from "./store.ts";
import { freePerson, linkedAccount } from "./unfinished.ts";

/** Keeps repeated log-ins to an unconfirmed account from filling its mailbox. */

/** A log-in that came back, with the person whom the provider names. */
interface Returned {
	readonly token: string;
	readonly attempt: LoginAttemptRow;
	readonly provider: LoginProvider;
	readonly proven: ProvenIdentity;
	readonly headers: Headers;
	readonly network: string;
}

const personOf = ({ proven: { issuer, subject } }: Returned) => ({ issuer, subject });

type Completed = Result<
	{ readonly outcome: ProviderOutcome; readonly cookies: readonly Headers[] },
	"account.provider_role" | "account.provider_taken" | "account.provider_linked"
>;

/** Takes a provider's answer: opens the account, links it, or says what is missing. */
export function completeRoute(dependencies: ProviderDependencies, client: ProviderClient): RouteHandler {
	const { database, limits, mailer, loginProviders, publicUrl } = dependencies;
	const done = attemptCookie("", publicUrl);

	/** Links the person to the account of the session that asked for it. */
	const link = async (
		transaction: Transaction,
		returned: Returned,
		session: SignedIn,
		now: Date,
	): Promise<Completed> => {
		const { token, attempt, provider } = returned;
		const { accountId, email, locale } = session;
		const person = personOf(returned);
		const row = { ...person, accountId, providerId: provider.id, linkedAt: now, usedAt: now };
		await deleteAttempt(transaction, token);
		const outcome = { outcome: "linked", returnTo: attempt.returnTo } as const;
		const known = await lockIdentity(transaction, person);
		if (known?.accountId === accountId) return success({ outcome, cookies: [done] });
		// A form that was filled in by mistake, or whose address was wrong, does not keep the person.
		if (!(await freePerson(dependencies, transaction, person))) return failure("account.provider_taken");
		if (!(await insertIdentity(transaction, row))) return failure("account.provider_linked");
		await recordEvent(transaction, { event: "provider_linked", accountId, at: now });
		const facts = { name: provider.name };
		const mail = { kind: "providerLinked", locale, to: email, accountId, facts } as const;
		await mailer.enqueue(transaction, mail, now);
		return success({ outcome, cookies: [done] });
	};

	const logIn = async (
		transaction: Transaction,
		returned: Returned,
		mayMail: boolean,
		now: Date,
	): Promise<Completed> => {
		const { token, attempt, provider, proven, headers, network } = returned;
		const person = personOf(returned);
		const expiresAt = new Date(now.getTime() + addressProofMs);
		const isCounsellor = isStatedCounsellor(provider.role, proven.claims);
		const { outcome, linked } = await linkedAccount(dependencies, transaction, person);
		if (linked === undefined || outcome === "sign_up") {
			const role = roleFromClaims(provider.role, proven.claims);
			if (role === undefined) return failure("account.provider_role");
			await storeProof(transaction, token, { ...person, role, isCounsellor, expiresAt });
			const suggested = suggestedPerson(proven.claims);
			return success({
				outcome: {
					...({ outcome: "unknown", returnTo: attempt.returnTo } as const),
					providerId: provider.id,
					role,
					...suggested,
				},
				cookies: [],
			});
		}
		const { row } = linked;
		if (outcome === "confirm_address") {
			const { id: accountId, email, locale } = row;
			await storeProof(transaction, token, { ...person, role: null, isCounsellor, expiresAt });
			if (mayMail)
				await mailer.enqueue(transaction, { kind: "verifyEmail", locale, to: email, accountId }, now);
			return success({ outcome: { outcome: "unconfirmed", email }, cookies: [] });
		}
		const opened = await openByProvider(
			dependencies,
			transaction,
			{ ...linked, isCounsellor, token, headers, network },
			now,
		);
		const { returnTo } = attempt;
		return success({
			outcome: { outcome: "opened", session: opened.session, returnTo },
			cookies: [opened.cookie, done],
		});
	};

	/** Whether a mail for the confirmation may be sent to the account of a person, if it needs one. */
	const countMail = async (returned: Returned, now: Date): Promise<boolean> => {
		const { outcome, linked } = await database.transaction((transaction) =>
			linkedAccount(dependencies, transaction, personOf(returned)),
		);
		if (linked === undefined || outcome !== "confirm_address") return false;
		return (await countConfirmationMail(limits, linked.row.email, now)) === null;
	};

	return implementRoute(
		routes.completeProviderLogin,
		async ({ body, headers, network, openSession, now, setCookies }) => {
			const token = attemptToken(headers, publicUrl);
			// An answer for another browser, or for another log-in of this one, uses nothing up.
			if (token === undefined || loginSecrets(token).state !== body.state)
				return failure("account.provider_ended");
			const attempt = await consumeAttempt(database.queries(), token, now);
			if (attempt === undefined) return failure("account.provider_ended");
			const provider = loginProviders().find(({ id }) => id === attempt.providerId);
			if (provider === undefined) return failure("account.provider_unknown");
			const session = attempt.sessionId === null ? null : await openSession();
			if (attempt.sessionId !== null && session?.sessionId !== attempt.sessionId)
				return failure("account.provider_ended");
			const proven = await client.identity(provider, body, loginSecrets(token), now);
			if (!proven.ok) return proven;
			const returned = { token, attempt, provider, proven: proven.value, headers, network };
			const mayMail = session === null && (await countMail(returned, now));
			const completed = await database.transaction((transaction) =>
				session === null
					? logIn(transaction, returned, mayMail, now)
					: link(transaction, returned, session, now),
			);
			if (!completed.ok) return completed;
			for (const cookie of completed.value.cookies) setCookies(cookie);
			return success(completed.value.outcome);
		},
	);
}
