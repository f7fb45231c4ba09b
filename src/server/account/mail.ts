import * as z from "zod/mini";
import { fillIn, mailMessages, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths, pathFor } from "#contract/mail-links.ts";
import { instantSchema } from "#contract/shared.ts";
import { readerOf } from "#domain/account/reader.ts";
import { plans } from "#domain/billing/plans.ts";
import { consultationPrice } from "#domain/billing/prices.ts";
import { formatsOf } from "#domain/shared/format.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import {
	defineMail,
	type MailOf,
	type MailQueue,
	type MailText,
	noFacts,
} from "#server/platform/mail/mail.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { drawLink, drawWithdrawalLink } from "#server/platform/people/links.ts";
import { lockGuardian } from "#server/platform/people/store.ts";
import { findGuardian } from "./guardian/store.ts";
import { findAccount, findAccountByEmail } from "./store.ts";
import { isAddressTrusted } from "./verified-email.ts";

type Messages = (typeof mailMessages)[Locale];

/** A mail that asks its reader to confirm the address that it was sent to. */
const askForProof = (
	frame: Messages["frame"],
	words: Messages["verifyEmail" | "newEmail"],
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
	return askForProof(frame, words, {
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

/**
 * A password reset link; an unknown address gets no mail. The owner of an unfinished account is asked to sign
 * up again instead, because another person may have written its data.
 */
const resetPassword = (needsConfirmedEmail: boolean) =>
	defineMail(noFacts, async ({ transaction, locale, to, now, link }) => {
		const row = await findAccountByEmail(transaction, to);
		if (row === undefined) return null;
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
		await recordEvent(transaction, "password_reset_asked", row.id, now);
		const { frame, resetPassword: words } = mailWordsFor(reader)[locale];
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: row.firstName }),
			paragraphs: [words.body],
			action: { label: words.action, url: link(pathFor(reader, mailLinkPaths.resetPassword), token) },
			notes: [words.note],
		};
	});

// Mails that were queued by a version without `at` show the time of sending.
const passwordFacts = z.object({ at: z.optional(instantSchema) });

/** Notifies of a new password and when it was set. */
const passwordChanged = defineMail(
	passwordFacts,
	async ({ transaction, locale, accountId, facts, now, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		if (row === undefined) return null;
		const at = facts.at ?? toInstant(now);
		const reader = readerOf(row.role);
		const { frame, passwordChanged: words } = mailWordsFor(reader)[locale];
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: row.firstName }),
			paragraphs: [fillIn(words.body, formatsOf(locale).period(at, at, row.zone)), words.howTo],
			action: { label: words.action, url: link(pathFor(reader, mailLinkPaths.resetPassword)) },
		};
	},
);

/** The request to a parent or guardian: about whom, why, and how to answer. */
const question = (kind: "consent" | "guardian", locale: Locale, firstName: string, url: string): MailText => {
	const { frame, [kind]: words } = mailMessages[locale];
	const { price } = formatsOf(locale);
	const values = { name: firstName, plan: price(plans.premium.priceCents), price: price(consultationPrice) };
	return {
		subject: fillIn(words.subject, values),
		greeting: frame.greetingPlain,
		paragraphs: [words.body, words.why, words.how].map((sentence) => fillIn(sentence, values)),
		action: { label: words.action, url },
		notes: [fillIn(words.note, values)],
	};
};

/**
 * The consent request to a parent; outdated once another parent was asked, the child is older or the account
 * is gone.
 */
const consent = defineMail(noFacts, async ({ transaction, locale, to, accountId, now, link }) => {
	const row = accountId === null ? undefined : await findAccount(transaction, accountId);
	if (row === undefined || row.consent !== "pending" || row.guardianEmail !== to) return null;
	const token = await drawLink(transaction, "consent", row.id, now);
	return question("consent", locale, row.firstName, link(mailLinkPaths.consent, token));
});

/** The guardian request; outdated once another guardian was asked, or this one has confirmed. */
const guardian = defineMail(noFacts, async ({ transaction, locale, to, accountId, now, link }) => {
	const row = accountId === null ? undefined : await findAccount(transaction, accountId);
	// So that no link is drawn for a guardian who was replaced meanwhile.
	if (row !== undefined) await lockGuardian(transaction, row.id);
	const asked = row && (await findGuardian(transaction, row.id));
	if (row === undefined || asked?.email !== to || asked.confirmedAt !== null) return null;
	const token = await drawLink(transaction, "guardian", row.id, now);
	return question("guardian", locale, row.firstName, link(mailLinkPaths.guardian, token));
});

const decisions = [
	"consent_given",
	"consent_refused",
	"guardian_confirmed",
	"guardian_refused",
	"guardian_left",
] as const;
/** The decision of a parent or guardian. */
export type ParentDecision = (typeof decisions)[number];

/**
 * Notifies a student of their parent's or guardian's decision. After a refused consent the account is gone.
 */
const decision = defineMail(
	z.object({ news: z.enum(decisions), firstName: z.string() }),
	async ({ locale, facts, link }) => {
		const { frame, decision: all } = mailMessages[locale];
		const words = all[facts.news];
		const hasAccount = facts.news !== "consent_refused";
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: facts.firstName }),
			paragraphs: [words.body],
			...(hasAccount ? { action: { label: all.action, url: link(mailLinkPaths.account) } } : {}),
		};
	},
);

const adultNews = [...decisions, "consent_withdrawn", "came_of_age"] as const;
/** News for a parent or guardian: their own decision, or that the student no longer needs them. */
export type AdultNews = (typeof adultNews)[number];

/** Confirms to a parent or guardian what they decided, or says that they are no longer needed. */
const adultNotice = defineMail(
	z.object({ news: z.enum(adultNews), firstName: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { news, firstName } = facts;
		const { frame, adultNotice: all } = mailMessages[locale];
		const name = { name: firstName };
		const plain = { further: { label: all.further, url: link("/contact") }, note: fillIn(all.note, name) };
		const { further, note } =
			news === "guardian_confirmed" ? await guardianClosing(composing, firstName) : plain;
		return {
			subject: fillIn(all[news].subject, name),
			greeting: frame.greetingPlain,
			paragraphs: [fillIn(all[news].body, name)],
			...(further && { further }),
			notes: [note],
		};
	},
);

/**
 * A new link for a parent or guardian who has agreed: it shows what they agreed to, and they can withdraw by
 * it.
 */
const parentLink = defineMail(
	z.object({ about: z.enum(["consent", "guardian"]) }),
	async ({ transaction, locale, to, accountId, facts: { about }, now, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		if (row === undefined) return null;
		await lockGuardian(transaction, row.id);
		const guardian = about === "guardian" ? await findGuardian(transaction, row.id) : undefined;
		const hasAgreed = about === "consent" ? row.consent === "given" : Boolean(guardian?.confirmedAt);
		if (!hasAgreed || (guardian?.email ?? row.guardianEmail) !== to) return null;
		const token = await drawWithdrawalLink(transaction, about, row.id, now);
		const { frame, parentLink: words } = mailMessages[locale];
		const name = { name: row.firstName };
		return {
			subject: fillIn(words.subject, name),
			greeting: frame.greetingPlain,
			paragraphs: [fillIn(words[about], name), fillIn(words.how, name)],
			action: { label: words.action, url: link(mailLinkPaths[about], token) },
			notes: [fillIn(words.note, name)],
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
	return askForProof(frame, words, {
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
	passwordChanged,
	consent,
	guardian,
	decision,
	adultNotice,
	parentLink,
	newEmail,
	emailChange,
});
/** The mails about accounts, as their routes enqueue them. */
export type AccountMails = MailQueue<MailOf<ReturnType<typeof accountMails>>>;
