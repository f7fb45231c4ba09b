import { deleteSecurityEvents, pendingMailsOf, securityEventsOf } from "#server/account/store.ts";
import { dashboardStatements } from "#server/dashboard/store.ts";
import { auditRows } from "#server/operator/people-store.ts";
import { waitingMailFacts } from "#server/operator/today-store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import {
	claimMail,
	deleteMailsOf,
	deleteSentMails,
	unsentMails,
	waitingMails,
} from "#server/platform/mail/store.ts";
import { attemptsOf, earlierQuizzesOf, findAttempt, latestAttemptOf } from "#server/quiz/store.ts";
import type { GrowingTable } from "./growing-rows.ts";

/** The rows that one action reads or changes; each action of a round has its own. */
export interface Subject {
	readonly accountId: string;
	readonly email: string;
	readonly fingerprint: string;
	readonly mailId: string;
}

/** One action of the product on a table that grows, as its store does it. */
export interface GrowingAct {
	readonly table: GrowingTable["name"];
	readonly name: string;
	/** Hot: people wait for it in their daily use, or it runs every few minutes. */
	readonly isHot: boolean;
	readonly run: (queries: Transaction, subject: Subject, now: Date) => Promise<unknown>;
}

const day = 24 * 60 * 60_000;
const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const action = (
	table: GrowingTable["name"],
	name: string,
	run: GrowingAct["run"],
	isHot = true,
): GrowingAct => ({
	table,
	name,
	isHot,
	run,
});

export const growingActs: readonly GrowingAct[] = [
	action("quiz_attempt", "a student's dashboard", (queries, { accountId }) =>
		dashboardStatements(queries).latestAttempts.execute({ accountId }),
	),
	action("quiz_attempt", "the attempts of an account", (queries, { accountId }) =>
		attemptsOf(queries, accountId),
	),
	action("quiz_attempt", "the latest attempt of an account", (queries, { accountId }) =>
		latestAttemptOf(queries, accountId),
	),
	action(
		"quiz_attempt",
		"its days without answers, to export",
		(queries, { accountId }) => earlierQuizzesOf(queries, accountId),
		false,
	),
	action("quiz_attempt", "one attempt by its fingerprint", (queries, { accountId, fingerprint }) =>
		findAttempt(queries, accountId, fingerprint),
	),
	action("mail_outbox", "a mail is claimed", (queries, { mailId }, now) =>
		claimMail(queries, mailId, now, ago(now, -day)),
	),
	action("mail_outbox", "waiting mails without a job", (queries, _subject, now) =>
		waitingMails(queries, now, now, []),
	),
	action("mail_outbox", "sent mails are forgotten", (queries, _subject, now) =>
		deleteSentMails(queries, ago(now, 7 * day)),
	),
	action("mail_outbox", "the operator's counts of mails", waitingMailFacts),
	action("mail_outbox", "the operator's list of mails", unsentMails, false),
	action(
		"mail_outbox",
		"the mails of an account, to export",
		(queries, { accountId }) => pendingMailsOf(queries, accountId),
		false,
	),
	action("mail_outbox", "the mails of an account are erased", (queries, { accountId, email }) =>
		deleteMailsOf(queries, { id: accountId, email }),
	),
	action("audit_event", "an event is recorded", (queries, { accountId }, now) =>
		recordEvent(queries, { event: "signed_in", accountId, at: now }),
	),
	action(
		"audit_event",
		"the events of an account, to export",
		(queries, { accountId }) => securityEventsOf(queries, accountId),
		false,
	),
	action("audit_event", "old events are forgotten", (queries, _subject, now) =>
		deleteSecurityEvents(queries, ago(now, 365 * day)),
	),
	action("audit_event", "the operator's latest thousand events", (queries) => auditRows(queries, {}), false),
	action(
		"audit_event",
		"the operator's latest thousand actions",
		(queries) => auditRows(queries, { operators: true }),
		false,
	),
	action("audit_event", "the operator's events of an address", (queries, { email }) =>
		auditRows(queries, { email }),
	),
];
