import * as z from "zod/mini";
import { fillIn, type mailMessages, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths, pathFor } from "#contract/mail-links.ts";
import { instantSchema, localized } from "#contract/shared.ts";
import { mayLogInByLink } from "#domain/account/log-in-link.ts";
import { readerOf } from "#domain/account/reader.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import {
	type Composing,
	defineMail,
	type MailOf,
	type MailQueue,
	noFacts,
} from "#server/platform/mail/mail.ts";
import { drawLink } from "#server/platform/people/links.ts";
import { adultMails } from "./adult-mail.ts";
import { type AccountRow, findAccount, findAccountByEmail } from "./store.ts";
import { isAddressTrusted } from "./verified-email.ts";

type Messages = (typeof mailMessages)[Locale];

/** A mail whose one link does what its reader has asked for. */
const askForClick = (
	frame: Messages["frame"],
	words: Messages["verifyEmail" | "newEmail" | "resetPassword" | "logInLink"],
	{ firstName, url }: { readonly firstName: string; readonly url: string },
) => ({
	subject: words.subject,
	greeting: fillIn(frame.greeting, { name: firstName }),
	paragraphs: [words.body],
	action: { label: words.action, url },
	notes: [words.note],
});

/** The confirmation link for an address. */
const verifyEmail = defineMail(noFacts, async ({ transaction, locale, accountId, now, link }) => {
	const row = accountId === null ? undefined : await findAccount(transaction, accountId);
	if (row === undefined || row.emailVerified) return null;
	const token = await drawLink(transaction, "verify", row.id, now);
	const reader = readerOf(row.role);
	const { frame, verifyEmail: words } = mailWordsFor(reader)[locale];
	return askForClick(frame, words, {
		firstName: row.firstName,
		url: link(pathFor(reader, mailLinkPaths.verifyEmail), token),
	});
});

/** Notifies the owner of a known address about a sign-up with it; the page does not mention it. */
const signUpKnown = defineMail(noFacts, async ({ transaction, to, link }) => {
	const row = await findAccountByEmail(transaction, to);
	if (row === undefined) return null;
	const reader = readerOf(row.role);
	const { frame, signUpKnown: words } = mailWordsFor(reader)[row.locale];
	return {
		subject: words.subject,
		greeting: fillIn(frame.greeting, { name: row.firstName }),
		paragraphs: [words.body, words.howTo],
		action: { label: words.action, url: link(pathFor(reader, mailLinkPaths.resetPassword)) },
		notes: [words.note],
	};
});

/** The link to a new password, or, for an unfinished account, which a stranger may have written, the way to sign up again. */
const newPasswordFor = async (
	row: AccountRow,
	needsConfirmedEmail: boolean,
	{ transaction, locale, now, link }: Composing,
) => {
	const reader = readerOf(row.role);
	if (!(await isAddressTrusted(transaction, row, needsConfirmedEmail, now))) {
		const { frame, signUpAgain: words } = mailWordsFor(reader)[locale];
		return {
			subject: words.subject,
			greeting: frame.greetingPlain,
			paragraphs: [words.body, words.howTo],
			action: { label: words.action, url: link(mailLinkPaths.login) },
			notes: [words.note],
		};
	}
	const token = await drawLink(transaction, "reset", row.id, now);
	await recordEvent(transaction, { event: "password_reset_asked", accountId: row.id, at: now });
	const { frame, resetPassword: words } = mailWordsFor(reader)[locale];
	const url = link(pathFor(reader, mailLinkPaths.resetPassword), token);
	return askForClick(frame, words, { firstName: row.firstName, url });
};

/** A password reset link; an unknown address gets no mail. */
const resetPassword = (needsConfirmedEmail: boolean) =>
	defineMail(noFacts, async (composing) => {
		const row = await findAccountByEmail(composing.transaction, composing.to);
		return row === undefined ? null : newPasswordFor(row, needsConfirmedEmail, composing);
	});

/**
 * A link to log in. No mail to an unknown address, nor while a parent has not agreed; to an address that still has to be
 * confirmed, the mail of a forgotten password, which confirms it.
 */
const logInLink = (needsConfirmedEmail: boolean) =>
	defineMail(noFacts, async (composing) => {
		const { transaction, locale, to, now, link } = composing;
		const row = await findAccountByEmail(transaction, to);
		if (row === undefined || row.consent === "pending") return null;
		if (!mayLogInByLink(row, needsConfirmedEmail)) return newPasswordFor(row, needsConfirmedEmail, composing);
		const token = await drawLink(transaction, "logIn", row.id, now);
		await recordEvent(transaction, { event: "log_in_link_asked", accountId: row.id, at: now });
		const reader = readerOf(row.role);
		const { frame, logInLink: words } = mailWordsFor(reader)[locale];
		const url = link(pathFor(reader, mailLinkPaths.logInLink), token);
		return askForClick(frame, words, { firstName: row.firstName, url });
	});

// Mails that were queued by a version without `at` show the time of sending.
const passwordFacts = z.object({ at: z.optional(instantSchema) });

/** Notifies of a change by which a person logs in, when it was made, and how to undo what a stranger has done. */
const logInChanged = (chapter: "passwordChanged" | "passkeyAdded" | "operatorPasskeyAdded") =>
	defineMail(passwordFacts, async ({ transaction, locale, accountId, facts, now, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		if (row === undefined) return null;
		const at = facts.at ?? toInstant(now);
		const reader = readerOf(row.role);
		const { frame, [chapter]: words } = mailWordsFor(reader)[locale];
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: row.firstName }),
			paragraphs: [fillIn(words.body, formatsOf(locale).period(at, at, row.zone)), words.howTo],
			action: { label: words.action, url: link(pathFor(reader, mailLinkPaths.resetPassword)) },
		};
	});

/** Notifies that a school's log-in opens the account from now on. */
const providerLinked = defineMail(
	z.object({ name: localized(z.string()) }),
	async ({ transaction, locale, accountId, facts, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		if (row === undefined) return null;
		const reader = readerOf(row.role);
		const { frame, providerLinked: words } = mailWordsFor(reader)[locale];
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: row.firstName }),
			paragraphs: [fillIn(words.body, { provider: facts.name[locale] }), words.howTo],
			action: { label: words.action, url: link(pathFor(reader, mailLinkPaths.account)) },
		};
	},
);

/** The confirmation link for a new address, which replaces the old one once it is used. */
const newEmail = defineMail(noFacts, async ({ transaction, locale, to, accountId, now, link }) => {
	const row = accountId === null ? undefined : await findAccount(transaction, accountId);
	if (row === undefined || row.newEmail !== to) return null;
	const token = await drawLink(transaction, "newEmail", row.id, now);
	const reader = readerOf(row.role);
	const { frame, newEmail: words } = mailWordsFor(reader)[locale];
	return askForClick(frame, words, {
		firstName: row.firstName,
		url: link(pathFor(reader, mailLinkPaths.verifyEmail), token),
	});
});

/** Notifies the old address that another one will replace it, or has. */
const emailChange = defineMail(
	z.object({ news: z.enum(["asked", "done"]), firstName: z.string(), newEmail: z.string() }),
	async ({ transaction, accountId, locale, facts, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		const reader = readerOf(row?.role ?? null);
		const { frame, emailChange: all } = mailWordsFor(reader)[locale];
		const words = all[facts.news];
		const isDone = facts.news === "done";
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: facts.firstName }),
			paragraphs: [fillIn(words.body, { email: facts.newEmail }), words.howTo],
			action: {
				label: words.action,
				url: link(isDone ? "/contact" : pathFor(reader, mailLinkPaths.resetPassword)),
			},
		};
	},
);

/** The mails of the account feature, by kind. */
export const accountMails = (needsConfirmedEmail: boolean) => ({
	verifyEmail,
	signUpKnown,
	resetPassword: resetPassword(needsConfirmedEmail),
	logInLink: logInLink(needsConfirmedEmail),
	passwordChanged: logInChanged("passwordChanged"),
	passkeyAdded: logInChanged("passkeyAdded"),
	operatorPasskeyAdded: logInChanged("operatorPasskeyAdded"),
	providerLinked,
	...adultMails,
	newEmail,
	emailChange,
});
/** The mails about accounts, as their routes enqueue them. */
export type AccountMails = MailQueue<MailOf<ReturnType<typeof accountMails>>>;
