import { routes } from "#contract/routes.ts";
import { checkGuardianEmail } from "#domain/account/registration.ts";
import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import { adultsAfterAgreeing, adultsAfterLeaving, otherRank } from "#domain/account/two-adults.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { type Adult, linkPurposes, readAdultLink, saveAdults } from "#server/platform/people/adults.ts";
import { consumeLinks, deleteLinks, extendLink } from "#server/platform/people/links.ts";
import { findPayer, lockAccount, lockGuardian } from "#server/platform/people/store.ts";
import type { AdultNews } from "./adult-mail.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteDuplicateSecondAdult, stateOf } from "./guardian/asked.ts";
import { deleteGuardian, findGuardian, storeGuardian } from "./guardian/store.ts";
import { notifyAdult, notifyDecision } from "./notify-decision.ts";
import { mayAskParent } from "./parent-mails.ts";
import { findAccount } from "./store.ts";

/** The student and the guardian of a link. */
async function askedBy(queries: Queries, token: string, now: Date) {
	const link = await readAdultLink(queries, "guardian", token, now);
	if (!link.ok) return link;
	const student = await findAccount(queries, link.value.accountId);
	return student === undefined ? failure("account.link_invalid") : success({ ...link.value, student });
}

/**
 * Routes for the guardian who answers for a student's payments and appointments: request and decision, by
 * mail.
 */
export const guardianRoutes = ({
	database,
	limits,
	mailer,
	onGuardianLeft,
	guardianAppointments,
	reportProblem,
}: AccountDependencies) => [
	implementRoute(routes.guardianship, async ({ session }) => {
		const payer = await findPayer(database.queries(), session.accountId);
		if (payer === undefined) return failure("account.sign_in_required");
		return success({ state: payer.guardian, email: payer.guardianEmail });
	}),

	implementRoute(routes.askGuardian, async ({ body, session, network, now }) => {
		const { accountId, email, locale } = session;
		const guardian = checkGuardianEmail(body.guardianEmail, email);
		if (!guardian.ok) return guardian;
		const before = await findGuardian(database.queries(), accountId);
		const isRepeated = before !== undefined && isSameMailbox(before.email, guardian.value);
		const allowed = await mayAskParent(
			{ limits },
			{ guardianEmail: guardian.value, network, isRepeated },
			now,
		);
		if (!allowed.ok) return allowed;
		return database.transaction(async (transaction) => {
			const payer = await findPayer(transaction, accountId);
			if (payer === undefined) return failure("account.sign_in_required");
			if (payer.guardian === "not_needed") return failure("billing.guardian_not_needed");
			// Otherwise a student could replace a confirmed guardian by an address of their own.
			if (payer.guardian === "confirmed") return failure("billing.guardian_confirmed");
			const row = { accountId, email: guardian.value, locale, requestedAt: now, confirmedAt: null };
			await storeGuardian(transaction, row);
			await deleteLinks(transaction, "guardian", accountId);
			await deleteDuplicateSecondAdult(transaction, "guardian", accountId, guardian.value);
			await recordEvent(transaction, { event: "guardian_asked", accountId, at: now });
			await mailer.enqueue(transaction, { kind: "guardian", locale, to: guardian.value, accountId }, now);
			return success(null);
		});
	}),

	implementRoute(routes.sendGuardianLink, async ({ session: { accountId }, network, now }) => {
		const guardian = await findGuardian(database.queries(), accountId);
		if (!guardian?.confirmedAt) return failure("billing.guardian_not_needed");
		const { email: to, locale } = guardian;
		const allowed = await mayAskParent({ limits }, { guardianEmail: to, network, isRepeated: true }, now);
		if (!allowed.ok) return allowed;
		const mail = { kind: "parentLink", locale, to, accountId, facts: { about: "guardian" } } as const;
		await database.transaction((transaction) => mailer.enqueue(transaction, mail, now));
		return success(null);
	}),

	implementRoute(routes.readGuardian, async ({ body, now }) => {
		const asked = await askedBy(database.queries(), body.token, now);
		if (!asked.ok) return asked;
		const { student, adult, adults, rank } = asked.value;
		const isConfirmed = adult.confirmedAt !== null;
		const { coming, recent } = isConfirmed
			? await guardianAppointments(student.id, now)
			: { coming: [], recent: [] };
		return success({
			firstName: student.firstName,
			requestedAt: toInstant(adult.requestedAt),
			isConfirmed,
			other: stateOf(adults[otherRank(rank)]),
			appointments: coming,
			recentAppointments: recent,
		});
	}),

	implementRoute(routes.reportAsGuardian, async ({ body: { token, ...report }, now }) => {
		const asked = await askedBy(database.queries(), token, now);
		if (!asked.ok) return asked;
		const { student, adult } = asked.value;
		if (adult.confirmedAt === null) return failure("account.link_invalid");
		return reportProblem({ ...report, by: { accountId: student.id, isGuardian: true } }, now);
	}),

	implementRoute(routes.decideGuardian, ({ body, now }) =>
		database.transaction(async (transaction) => {
			const first = await askedBy(transaction, body.token, now);
			if (!first.ok) return first;
			await lockAccount(transaction, first.value.student.id);
			await lockGuardian(transaction, first.value.student.id);
			// A concurrent request may have decided meanwhile.
			const asked = await askedBy(transaction, body.token, now);
			if (!asked.ok) return asked;
			const { student, adult, adults, rank } = asked.value;
			const purposes = linkPurposes.guardian;
			const about = { accountId: student.id, firstName: student.firstName };
			const notify = (news: AdultNews, to: Adult | null = adult) =>
				notifyAdult(mailer, transaction, about, to, news, now);
			const other = adults[otherRank(rank)];
			if (body.decision === "confirm") {
				if (adult.confirmedAt !== null) return success(null);
				const agreed = { ...adult, locale: body.locale, confirmedAt: now };
				await extendLink(transaction, purposes[rank], body.token, now);
				await saveAdults(transaction, "guardian", student.id, adultsAfterAgreeing(adults, rank, agreed), now);
				await recordEvent(transaction, { event: "guardian_confirmed", accountId: student.id, at: now });
				const news = other?.confirmedAt == null ? "guardian_confirmed" : "second_agreed";
				await notifyDecision(mailer, transaction, student, news, now);
				await notify("guardian_confirmed", agreed);
				await notify("other_agreed", other);
				return success(null);
			}
			const { adults: left, isEnd } = adultsAfterLeaving("guardian", adults, rank);
			// Before the guardian is deleted, so that the mails still reach them.
			if (isEnd) await onGuardianLeft(transaction, student.id, "guardian");
			await consumeLinks(transaction, purposes[rank], student.id, now);
			if (left.first === null) await deleteGuardian(transaction, student.id);
			await saveAdults(transaction, "guardian", student.id, left, now);
			await recordEvent(transaction, { event: "guardian_left", accountId: student.id, at: now });
			const stays = other?.confirmedAt != null;
			const own = adult.confirmedAt === null ? "guardian_refused" : "guardian_left";
			await notifyDecision(mailer, transaction, student, stays ? "one_left" : own, now);
			const reader = { ...adult, locale: body.locale };
			await notify(stays ? "left_to_other" : own, reader);
			await notify(stays ? "other_left" : "other_left_alone", other);
			return success(null);
		}),
	),
];
