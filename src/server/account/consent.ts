import { routes } from "#contract/routes.ts";
import { checkGuardianEmail } from "#domain/account/registration.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { defineRoute } from "#server/platform/http/define-route.ts";
import { forgetLinks, keepLink, readLink } from "#server/platform/people/links.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { mayAskParent } from "./parent-mails.ts";
import type { AccountParts } from "./parts.ts";
import { mayReachOut } from "./proof.ts";
import { type AccountRow, changeAccount, findAccount } from "./store.ts";
import { tellDecision } from "./tell-decision.ts";

/** Asks a parent by mail; who was asked before can't decide any more. */
export async function askGuardian(
	{ mailer }: Pick<AccountParts, "mailer">,
	transaction: Transaction,
	{ id, locale }: Pick<AccountRow, "id" | "locale">,
	guardianEmail: string,
	now: Date,
): Promise<void> {
	await changeAccount(transaction, id, { guardianEmail, consentRequestedAt: now }, now);
	await forgetLinks(transaction, "consent", id);
	await recordEvent(transaction, "consent_asked", id, now);
	await mailer.enqueue(transaction, { kind: "consent", locale, to: guardianEmail, accountId: id }, now);
}

/** The child that a parent's link is about, if the link is still good and the child's address is not a mere claim. */
async function childOf(
	{ needsConfirmedEmail }: Pick<AccountParts, "needsConfirmedEmail">,
	queries: Queries,
	token: string,
	now: Date,
): Promise<AccountRow | undefined> {
	const accountId = await readLink(queries, "consent", token, now);
	const child = accountId === undefined ? undefined : await findAccount(queries, accountId);
	if (child === undefined) return undefined;
	return (await mayReachOut(queries, child, needsConfirmedEmail, now)) ? child : undefined;
}

/** A parent's consent, asked and decided by mail. */
export const consentRoutes = (parts: AccountParts) => [
	defineRoute(routes.askConsent, async ({ body, caller, now }) => {
		if (caller.consent !== "pending") return failure("account.consent_not_needed");
		const guardian = checkGuardianEmail(body.guardianEmail, caller.email);
		if (!guardian.ok) return guardian;
		if (!(await mayAskParent(parts, guardian.value, now))) return failure("limits.too_many");
		const child = { id: caller.accountId, locale: caller.locale };
		await parts.database.transaction((transaction) =>
			askGuardian(parts, transaction, child, guardian.value, now),
		);
		return success(null);
	}),

	defineRoute(routes.sendConsentLink, async ({ caller, now }) => {
		const row = await findAccount(parts.database.queries(), caller.accountId);
		if (row?.consent !== "given" || row.guardianEmail === null) return failure("account.consent_not_needed");
		const { guardianEmail: to, locale, id: accountId } = row;
		if (!(await mayAskParent(parts, to, now))) return failure("limits.too_many");
		const mail = { kind: "parentLink", locale, to, accountId, facts: { about: "consent" } } as const;
		await parts.database.transaction((transaction) => parts.mailer.enqueue(transaction, mail, now));
		return success(null);
	}),

	defineRoute(routes.readConsent, async ({ body, now }) => {
		const child = await childOf(parts, parts.database.queries(), body.token, now);
		if (child === undefined) return failure("account.link_invalid");
		const requestedAt = (child.consentRequestedAt ?? child.createdAt).toISOString();
		return success({ firstName: child.firstName, requestedAt, state: child.consent });
	}),

	defineRoute(routes.decideConsent, ({ body, now }) =>
		parts.database.transaction(async (transaction) => {
			const child = await childOf(parts, transaction, body.token, now);
			if (child === undefined) return failure("account.link_invalid");
			if (body.decision === "refuse") {
				// Of nobody's account, so that it is sent though there is none any more.
				await tellDecision(parts.mailer, transaction, { ...child, id: null }, "consent_refused", now);
				await parts.eraseEverything(transaction, ownerOf(child));
				await recordEvent(transaction, "account_erased_by_guardian", null, now);
			} else if (child.consent === "pending") {
				await changeAccount(transaction, child.id, { consent: "given", consentDecidedAt: now }, now);
				await keepLink(transaction, "consent", body.token, now);
				await recordEvent(transaction, "consent_given", child.id, now);
				await tellDecision(parts.mailer, transaction, child, "consent_given", now);
			}
			return success(null);
		}),
	),
];
