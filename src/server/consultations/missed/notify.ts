import type { MissedOutcome, Side } from "#domain/consultations/missed.ts";
import { missedOf } from "#domain/consultations/missed-rules.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { recipientsOf } from "#server/platform/people/store.ts";
import { findResearcher } from "../researchers/store.ts";
import type { PaidAppointment } from "../store.ts";
import type { MissedFacts, MissedMails, MissedNews } from "./mail.ts";

/** A report of a missed appointment, or a decision about one. */
interface MissedEvent {
	readonly news: MissedNews;
	/** The outcome for the price. */
	readonly outcome: MissedOutcome;
	/** The side that reported it; null for an operator's decision. */
	readonly side: Side | null;
}

/** Enqueues the mails: to student, guardian and researcher. A researcher who reported it gets none of their own report. */
export async function notifyOfMissed(
	mailer: MissedMails,
	transaction: Transaction,
	row: PaidAppointment,
	{ news, outcome, side }: MissedEvent,
	now: Date,
): Promise<void> {
	const people = await recipientsOf(transaction, row.accountId);
	const startsAt = toInstant(row.startsAt);
	const answered = { studentReportedAt: null, researcherReportedAt: toInstant(now), outcome };
	const facts = {
		news,
		outcome,
		student: people[0]?.firstName ?? "",
		researcherId: row.researcherId,
		startsAt,
		endsAt: toInstant(row.endsAt),
		zone: row.visitorZone,
		amountCents: row.amountCents,
		until: missedOf({ startsAt, duration: row.duration }, answered, "student").until,
	};
	const enqueue = (to: string, locale: (typeof people)[number]["locale"], reader: MissedFacts["reader"]) =>
		mailer.enqueue(
			transaction,
			{ kind: "missed", locale, to, accountId: row.accountId, facts: { ...facts, reader } },
			now,
		);
	for (const { email, locale, isGuardian } of people)
		await enqueue(email, locale, isGuardian ? "guardian" : "student");
	const researcher = await findResearcher(transaction, row.researcherId);
	if (side !== "researcher" && researcher?.email)
		await enqueue(researcher.email, researcher.locale, "researcher");
}

/** Enqueues the mail to the operator about a missed appointment that needs one. */
export async function notifyOperator(
	mailer: MissedMails,
	transaction: Transaction,
	to: string,
	{ researcherId, startsAt }: PaidAppointment,
	now: Date,
): Promise<void> {
	const locale = (await findResearcher(transaction, researcherId))?.locale ?? "en";
	const facts = { researcherId, startsAt: toInstant(startsAt) };
	await mailer.enqueue(transaction, { kind: "missedToDecide", locale, to, accountId: null, facts }, now);
}
