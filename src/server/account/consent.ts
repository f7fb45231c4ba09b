import { routes } from "#contract/routes.ts";
import { checkGuardianEmail } from "#domain/account/registration.ts";
import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import { adultsAfterAgreeing, adultsAfterLeaving, otherRank } from "#domain/account/two-adults.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { type Adult, linkPurposes, readAdultLink, saveAdults } from "#server/platform/people/adults.ts";
import { consumeLinks, deleteLinks, extendLink } from "#server/platform/people/links.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import type { AdultNews } from "./adult-mail.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteDuplicateSecondAdult, stateOf } from "./guardian/asked.ts";
import { notifyAdult, notifyDecision } from "./notify-decision.ts";
import { mayAskParent } from "./parent-mails.ts";
import { type AccountRow, changeAccount, findAccount } from "./store.ts";
import { isAddressTrusted } from "./verified-email.ts";

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
	await deleteDuplicateSecondAdult(transaction, "consent", id, guardianEmail);
	await recordEvent(transaction, { event: "consent_asked", accountId: id, at: now });
	await mailer.enqueue(transaction, { kind: "consent", locale, to: guardianEmail, accountId: id }, now);
}

/** The child, and the parent whose link it is. */
async function childOf(
	{ needsConfirmedEmail }: Pick<AccountDependencies, "needsConfirmedEmail">,
	queries: Queries,
	token: string,
	now: Date,
) {
	const link = await readAdultLink(queries, "consent", token, now);
	if (!link.ok) return link;
	const child = await findAccount(queries, link.value.accountId);
	const isValid = child !== undefined && (await isAddressTrusted(queries, child, needsConfirmedEmail, now));
	return isValid ? success({ ...link.value, child }) : failure("account.link_invalid");
}

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
		const { child, adult, adults, rank } = link.value;
		return success({
			firstName: child.firstName,
			requestedAt: toInstant(adult.requestedAt),
			state: adult.confirmedAt === null ? ("pending" as const) : ("given" as const),
			other: stateOf(adults[otherRank(rank)]),
		});
	}),

	implementRoute(routes.decideConsent, ({ body, now }) =>
		dependencies.database.transaction(async (transaction) => {
			const first = await childOf(dependencies, transaction, body.token, now);
			if (!first.ok) return first;
			await lockAccount(transaction, first.value.child.id);
			// A concurrent request may have decided meanwhile.
			const link = await childOf(dependencies, transaction, body.token, now);
			if (!link.ok) return link;
			const { child, adult, adults, rank } = link.value;
			const other = adults[otherRank(rank)];
			const { mailer } = dependencies;
			const notify = (to: Adult | null, news: AdultNews, accountId: string | null = child.id) =>
				notifyAdult(mailer, transaction, { accountId, firstName: child.firstName }, to, news, now);
			if (body.decision === "give") {
				if (adult.confirmedAt !== null) return success(null);
				const agreed = { ...adult, confirmedAt: now };
				await extendLink(transaction, linkPurposes.consent[rank], body.token, now);
				await saveAdults(transaction, "consent", child.id, adultsAfterAgreeing(adults, rank, agreed), now);
				await recordEvent(transaction, { event: "consent_given", accountId: child.id, at: now });
				const news = other?.confirmedAt == null ? "consent_given" : "second_agreed";
				await notifyDecision(mailer, transaction, child, news, now);
				await notify(adult, "consent_given");
				await notify(other, "other_agreed");
				return success(null);
			}
			const { adults: left, isEnd } = adultsAfterLeaving("consent", adults, rank);
			if (!isEnd) {
				await consumeLinks(transaction, linkPurposes.consent[rank], child.id, now);
				await saveAdults(transaction, "consent", child.id, left, now);
				await notifyDecision(mailer, transaction, child, "one_left", now);
				await notify(adult, "left_to_other");
				await notify(other, "other_left");
				return success(null);
			}
			// With `accountId: null`, so that the mails are sent although the account is erased.
			await notifyDecision(mailer, transaction, { ...child, id: null }, "consent_refused", now);
			await notify(adult, adult.confirmedAt === null ? "consent_refused" : "consent_withdrawn", null);
			await notify(other, "other_refused", null);
			await dependencies.eraseEverything(transaction, ownerOf(child));
			await recordEvent(transaction, { event: "account_erased_by_guardian", accountId: null, at: now });
			return success(null);
		}),
	),
];
