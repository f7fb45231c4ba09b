import { randomUUID } from "node:crypto";
import { type Locale, localizedPath } from "#domain/shared/locale.ts";
import { dayMs, minuteMs } from "#domain/shared/units.ts";
import type { Database } from "../db/database.ts";
import type { Transaction } from "../db/queries.ts";
import type { JobDefinition, Jobs } from "../jobs/jobs.ts";
import { describeError, type Log } from "../log.ts";
import type { AccountOwner } from "../people/owner.ts";
import { renderMail } from "./layout.ts";
import {
	type FinishedMail,
	type MailKinds,
	type MailOf,
	type MailQueue,
	type MailTransport,
	RecipientRefused,
} from "./mail.ts";
import {
	claimMail,
	deleteMailsOf,
	deleteSentMails,
	insertMail,
	markMailSent,
	refuseMail,
	releaseMail,
	requeueMail,
	waitingMails,
} from "./store.ts";

/** Enqueues mails and sends them. */
export interface Mailer<Kinds extends MailKinds = MailKinds> extends MailQueue<MailOf<Kinds>> {
	/**
	 * Deletes every mail of an erased account and every mail to its confirmed address, those in a folder too.
	 */
	readonly eraseMails: (transaction: Transaction, owner: AccountOwner) => Promise<void>;
	/** Resends a mail that failed or was refused; undefined when there is no such mail. */
	readonly sendAgain: (
		transaction: Transaction,
		id: string,
	) => Promise<{ readonly kind: string; readonly accountId: string | null } | undefined>;
	/** The jobs that send the mails. */
	readonly jobs: readonly JobDefinition[];
	/** Whether mails really reach people. */
	readonly isReal: boolean;
}

interface MailerDependencies<Kinds> {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly jobs: Pick<Jobs, "send" | "idsUnderWay">;
	/** While it says no, no mail is deleted for its age; by default it says yes. */
	readonly isClockTrusted?: () => Promise<boolean>;
	readonly transport: MailTransport;
	readonly publicUrl: string;
	/** All kinds of mail. */
	readonly kinds: Kinds;
	readonly now: () => Date;
	readonly log: Log;
}

const sendJob = "mail";
/** How long a worker's claim lasts; afterwards another assumes that it died. */
const sendLeaseMs = 2 * minuteMs;
/** The age of a mail whose job must be missing. */
const jobMissingAfterMs = 5 * minuteMs;
/** How long sent mails are remembered, and mails stay in a folder, in milliseconds. */
export const sentMailRetentionMs = 7 * dayMs;

/** How many mails one server sends concurrently. */
const mailsAtOnce = 10;
/** Mails that people wait for: links without which they can't continue, and reports for the operator. Others follow. */
const awaitedKinds: readonly string[] = [
	"verifyEmail",
	"signUpKnown",
	"resetPassword",
	"logInLink",
	"consent",
	"guardian",
	"deskLink",
	"problemReport",
];
const priorityOf = (kind: string): number => (awaitedKinds.includes(kind) ? 1 : 0);

const linkTo = (publicUrl: string, locale: Locale) => (path: string, fragment?: string) =>
	`${publicUrl}${localizedPath(locale, path)}${fragment === undefined ? "" : `#${fragment}`}`;

/**
 * A transactional outbox for mails. A mail is sent once: a worker claims it, sends it, and marks it. Only
 * when a server dies between the mail server's acceptance and the mark it is sent again, under the same
 * message id.
 */
export function createMailer<Kinds extends MailKinds>(
	dependencies: MailerDependencies<Kinds>,
): Mailer<Kinds> {
	const { database, jobs, transport, publicUrl, kinds, now, log } = dependencies;

	const finish = (id: string): Promise<FinishedMail | null> =>
		database.transaction(async (transaction) => {
			const present = now();
			const taken = await claimMail(transaction, id, present, new Date(present.getTime() + sendLeaseMs));
			if (taken === undefined) return null;
			const { kind, locale, recipient, accountId, writtenAt } = taken;
			const known = kinds[kind];
			if (known === undefined || recipient === null) throw new Error(`No mail of the kind ${kind}`);
			const link = linkTo(publicUrl, locale);
			const text = await known.compose({
				transaction,
				locale,
				to: recipient,
				accountId,
				facts: known.facts.parse(taken.facts),
				now: present,
				link,
				address: (path) => publicUrl + path,
			});
			if (text === null) {
				await markMailSent(transaction, id, present);
				return null;
			}
			const { subject, unsubscribe, calendar } = text;
			return {
				id,
				kind,
				writtenAt,
				to: recipient,
				subject,
				...renderMail(text, locale),
				...(unsubscribe === undefined ? {} : { unsubscribeUrl: unsubscribe.url }),
				...(calendar === undefined ? {} : { calendar }),
			};
		});

	const deliver = async (id: string): Promise<void> => {
		const mail = await finish(id);
		if (mail === null) return;
		try {
			await transport.send(mail);
		} catch (error) {
			if (!(error instanceof RecipientRefused)) {
				log.warn("a mail waits: it could not be sent", { kind: mail.kind, ...describeError(error) });
				await releaseMail(database.queries(), id);
				throw error;
			}
			log.warn("a mail was refused for good", { kind: mail.kind });
			return refuseMail(database.queries(), id, now());
		}
		// The account was erased meanwhile: then the file that was just written is deleted, too.
		if (!(await markMailSent(database.queries(), id, now()))) await transport.keeps?.remove([id]);
	};

	const sweep = async (): Promise<void> => {
		const present = now();
		const before = new Date(present.getTime() - jobMissingAfterMs);
		// A mail whose job still waits needs no second one.
		const underWay = await jobs.idsUnderWay(sendJob);
		for (const { id, kind } of await waitingMails(database.queries(), before, present, underWay)) {
			await database.transaction((transaction) => jobs.send(transaction, sendJob, { id }, priorityOf(kind)));
		}
		if (!((await dependencies.isClockTrusted?.()) ?? true)) return;
		const sentBefore = new Date(present.getTime() - sentMailRetentionMs);
		await deleteSentMails(database.queries(), sentBefore);
		await transport.keeps?.removeBefore(sentBefore);
	};

	return {
		isReal: transport.isReal,
		enqueue: async (transaction, mail, writtenAt) => {
			const id = randomUUID();
			await insertMail(transaction, id, mail, writtenAt);
			await jobs.send(transaction, sendJob, { id }, priorityOf(mail.kind));
		},
		sendAgain: async (transaction, id) => {
			const mail = await requeueMail(transaction, id);
			if (mail !== undefined) await jobs.send(transaction, sendJob, { id }, priorityOf(mail.kind));
			return mail;
		},
		eraseMails: async (transaction, owner) => {
			const ids = await deleteMailsOf(transaction, owner);
			// Files that can't be removed now are deleted by age: they must not block the erasure.
			await transport.keeps
				?.remove(ids, owner.email ?? undefined)
				.catch((error: unknown) => log.warn("mails were not removed", describeError(error)));
		},
		jobs: [
			{
				name: sendJob,
				concurrency: mailsAtOnce,
				handle: async (data) => {
					if ("id" in data && typeof data.id === "string") await deliver(data.id);
				},
			},
			{ name: "mail-sweep", every: "*/5 * * * *", handle: sweep },
		],
	};
}
