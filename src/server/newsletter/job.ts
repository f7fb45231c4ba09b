import { newsletterConfirmationMs } from "#domain/newsletter/newsletter.ts";
import { dayMs } from "#domain/shared/units.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { NewsletterMails } from "./mail.ts";
import {
	changeIssue,
	deleteOldStopLinks,
	deleteUnconfirmedSignups,
	lockUnfinishedIssue,
	nextReaders,
} from "./store.ts";

/** How long a link of a mail shows that the newsletter is stopped, in milliseconds. */
const stoppedMemory = 365 * dayMs;

/** Deletes unconfirmed sign-ups after a week, and old links with nothing left to stop. */
export const newsletterHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "updates-housekeeping",
	every: "7 * * * *",
	isFinal: true,
	handle: async () => {
		const present = now().getTime();
		await deleteUnconfirmedSignups(queries(), new Date(present - newsletterConfirmationMs));
		await deleteOldStopLinks(queries(), new Date(present - stoppedMemory));
	},
});

/** The size of a portion: other mails still go out before it. */
const portion = 100;

/** Each minute: the next portion of an issue that is being sent. */
export const issueJob = (
	{ transaction }: Pick<Database, "transaction">,
	mailer: NewsletterMails,
	now: () => Date,
): JobDefinition => ({
	name: "newsletter",
	every: "* * * * *",
	handle: () => transaction((one) => writePortion(one, mailer, now())),
});

/**
 * Enqueues the next mails of an issue. The position is stored in the same transaction, so each reader gets
 * one.
 */
async function writePortion(transaction: Transaction, mailer: NewsletterMails, now: Date): Promise<void> {
	const issue = await lockUnfinishedIssue(transaction);
	if (issue === undefined) return;
	const readers = await nextReaders(transaction, issue, portion);
	for (const { id, email: to, locale, accountId } of readers) {
		const facts = { subscriptionId: id, issueId: issue.id };
		await mailer.enqueue(transaction, { kind: "newsletter", locale, to, accountId, facts }, now);
	}
	const last = readers.at(-1);
	await changeIssue(transaction, issue.id, {
		mails: issue.mails + readers.length,
		...(last === undefined ? {} : { sentUpTo: last.id }),
		...(readers.length < portion ? { finishedAt: now } : {}),
	});
}
