import { routes } from "#contract/routes.ts";
import { checkGuardianEmail } from "#domain/account/registration.ts";
import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { deleteLinks, extendLink } from "#server/platform/people/links.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { notifyAdult, notifyDecision } from "./notify-decision.ts";
import { mayAskParent } from "./parent-mails.ts";
import { type AccountRow, changeAccount, findAccount } from "./store.ts";
import { trustedAccountOf } from "./verified-email.ts";

/** Asks a parent by mail. A parent who was asked before can no longer decide. */
export async function askGuardian(
	{ mailer }: Pick<AccountDependencies, "mailer">,
	transaction: Transaction,
	{ id, locale }: Pick<AccountRow, "id" | "locale">,
	guardianEmail: string,
	now: Date,
): Promise<void> {
	await changeAccount(transaction, id, { guardianEmail, consentRequestedAt: now }, now);
	await deleteLinks(transaction, "consent", id);
	await recordEvent(transaction, "consent_asked", id, now);
	await mailer.enqueue(transaction, { kind: "consent", locale, to: guardianEmail, accountId: id }, now);
}

/** The child of a parent's link. */
const childOf = (
	{ needsConfirmedEmail }: Pick<AccountDependencies, "needsConfirmedEmail">,
	queries: Queries,
	token: string,
	now: Date,
) => trustedAccountOf(queries, "consent", token, needsConfirmedEmail, now);

/** A parent's consent: request and decision, by mail. */
export const consentRoutes = (dependencies: AccountDependencies) => [
	implementRoute(routes.askConsent, async ({ body, session, network, now }) => {
		if (session.consent !== "pending") return failure("account.consent_not_needed");
		const guardian = checkGuardianEmail(body.guardianEmail, session.email);
		if (!guardian.ok) return guardian;
		const row = await findAccount(dependencies.database.queries(), session.accountId);
		const asked = row?.consentRequestedAt == null ? null : row.guardianEmail;
		const isRepeated = asked !== null && isSameMailbox(asked, guardian.value);
		const asking = { guardianEmail: guardian.value, network, isRepeated };
		const allowed = await mayAskParent(dependencies, asking, now);
		if (!allowed.ok) return allowed;
		const child = { id: session.accountId, locale: session.locale };
		await dependencies.database.transaction((transaction) =>
			askGuardian(dependencies, transaction, child, guardian.value, now),
		);
		return success(null);
	}),

	implementRoute(routes.sendConsentLink, async ({ session, network, now }) => {
		const row = await findAccount(dependencies.database.queries(), session.accountId);
		if (row?.consent !== "given" || row.guardianEmail === null) return failure("account.consent_not_needed");
		const { guardianEmail: to, locale, id: accountId } = row;
		const asking = { guardianEmail: to, network, isRepeated: true };
		const allowed = await mayAskParent(dependencies, asking, now);
		if (!allowed.ok) return allowed;
		const mail = { kind: "parentLink", locale, to, accountId, facts: { about: "consent" } } as const;
		await dependencies.database.transaction((transaction) =>
			dependencies.mailer.enqueue(transaction, mail, now),
		);
		return success(null);
	}),

	implementRoute(routes.readConsent, async ({ body, now }) => {
		const link = await childOf(dependencies, dependencies.database.queries(), body.token, now);
		if (!link.ok) return link;
		const child = link.value;
		const requestedAt = toInstant(child.consentRequestedAt ?? child.createdAt);
		return success({ firstName: child.firstName, requestedAt, state: child.consent });
	}),

	implementRoute(routes.decideConsent, ({ body, now }) =>
		dependencies.database.transaction(async (transaction) => {
			const link = await childOf(dependencies, transaction, body.token, now);
			if (!link.ok) return link;
			const child = link.value;
			if (body.decision === "refuse") {
				// With `accountId: null`, so that the mail is sent although the account is erased.
				await notifyDecision(
					dependencies.mailer,
					transaction,
					{ ...child, id: null },
					"consent_refused",
					now,
				);
				const news = child.consent === "given" ? "consent_withdrawn" : "consent_refused";
				await notifyAdult(
					dependencies.mailer,
					transaction,
					{ ...child, accountId: null, to: child.guardianEmail },
					news,
					now,
				);
				await dependencies.eraseEverything(transaction, ownerOf(child));
				await recordEvent(transaction, "account_erased_by_guardian", null, now);
			} else if (child.consent === "pending") {
				await changeAccount(transaction, child.id, { consent: "given", consentDecidedAt: now }, now);
				await extendLink(transaction, "consent", body.token, now);
				await recordEvent(transaction, "consent_given", child.id, now);
				await notifyDecision(dependencies.mailer, transaction, child, "consent_given", now);
				const parent = { ...child, accountId: child.id, to: child.guardianEmail };
				await notifyAdult(dependencies.mailer, transaction, parent, "consent_given", now);
			}
			return success(null);
		}),
	),
];
