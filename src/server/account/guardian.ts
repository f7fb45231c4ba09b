import { routes } from "#contract/routes.ts";
import { checkGuardianEmail } from "#domain/account/registration.ts";
import { isSameMailbox } from "#domain/account/same-mailbox.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { consumeLinks, deleteLinks, extendLink, readLink } from "#server/platform/people/links.ts";
import { findPayer, lockGuardian } from "#server/platform/people/store.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteGuardian, findGuardian, storeGuardian } from "./guardian/store.ts";
import { notifyAdult, notifyDecision } from "./notify-decision.ts";
import { mayAskParent } from "./parent-mails.ts";
import { findAccount } from "./store.ts";

/** The student and the guardian of a link. */
async function askedBy(queries: Queries, token: string, now: Date) {
	const link = await readLink(queries, "guardian", token, now);
	if (!link.ok) return link;
	const student = await findAccount(queries, link.value);
	const guardian = student && (await findGuardian(queries, student.id));
	return student === undefined || guardian === undefined
		? failure("account.link_invalid")
		: success({ student, guardian });
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
	comingAppointments,
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
			await recordEvent(transaction, "guardian_asked", accountId, now);
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
		const { student, guardian } = asked.value;
		const { requestedAt, confirmedAt } = guardian;
		return success({
			firstName: student.firstName,
			requestedAt: toInstant(requestedAt),
			isConfirmed: confirmedAt !== null,
			appointments: confirmedAt === null ? [] : await comingAppointments(student.id, now),
		});
	}),

	implementRoute(routes.decideGuardian, ({ body, now }) =>
		database.transaction(async (transaction) => {
			const first = await askedBy(transaction, body.token, now);
			if (!first.ok) return first;
			await lockGuardian(transaction, first.value.student.id);
			// A concurrent request may have decided meanwhile.
			const asked = await askedBy(transaction, body.token, now);
			if (!asked.ok) return asked;
			const { student, guardian } = asked.value;
			const adult = {
				to: guardian.email,
				locale: body.locale,
				accountId: student.id,
				firstName: student.firstName,
			};
			if (body.decision === "confirm") {
				if (guardian.confirmedAt !== null) return success(null);
				await storeGuardian(transaction, { ...guardian, locale: body.locale, confirmedAt: now });
				await extendLink(transaction, "guardian", body.token, now);
				await recordEvent(transaction, "guardian_confirmed", student.id, now);
				await notifyDecision(mailer, transaction, student, "guardian_confirmed", now);
				await notifyAdult(mailer, transaction, adult, "guardian_confirmed", now);
				return success(null);
			}
			// Before the guardian is deleted, so that the mails still reach them.
			await onGuardianLeft(transaction, student.id, "guardian");
			await deleteGuardian(transaction, student.id);
			await consumeLinks(transaction, "guardian", student.id, now);
			await recordEvent(transaction, "guardian_left", student.id, now);
			const news = guardian.confirmedAt === null ? "guardian_refused" : "guardian_left";
			await notifyDecision(mailer, transaction, student, news, now);
			await notifyAdult(mailer, transaction, adult, news, now);
			return success(null);
		}),
	),
];
