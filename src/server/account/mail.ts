import * as z from "zod/mini";
import { fillIn, mailMessages, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths, pathFor } from "#contract/mail-links.ts";
import { instantSchema } from "#contract/shared.ts";
import { readerOf } from "#domain/account/reader.ts";
import { type Agreement, agreements, otherPlace } from "#domain/account/two-adults.ts";
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
import { addressPurposes, linkPurposes, loadAdults, placeOf } from "#server/platform/people/adults.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { drawLink, drawWithdrawalLink } from "#server/platform/people/links.ts";
import { lockGuardian } from "#server/platform/people/store.ts";
import { findAddressChange } from "./guardian/address-store.ts";
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
const question = (
	kind: Agreement,
	locale: Locale,
	firstName: string,
	url: string,
	/** By an adult who has agreed, not by the student. */
	isInvited: boolean,
): MailText => {
	const { frame, [kind]: words, adultNotice } = mailMessages[locale];
	const { price } = formatsOf(locale);
	const values = { name: firstName, plan: price(plans.premium.priceCents), price: price(consultationPrice) };
	return {
		subject: fillIn(words.subject, values),
		greeting: frame.greetingPlain,
		paragraphs: [isInvited ? adultNotice.invited : words.body, words.why, words.how].map((sentence) =>
			fillIn(sentence, values),
		),
		action: { label: words.action, url },
		notes: [fillIn(words.note, values)],
	};
};

/**
 * The request to an adult, as the first or the second; outdated once they have answered, another adult was asked in their
 * place, the student is older or the account is gone.
 */
const request = (about: Agreement) =>
	defineMail(noFacts, async ({ transaction, locale, to, accountId, now, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		if (row === undefined) return null;
		// So that no link is drawn for a guardian who was replaced meanwhile.
		await lockGuardian(transaction, row.id);
		const adults = await loadAdults(transaction, about, row.id);
		const place = placeOf(adults, to);
		if (place === undefined || adults[place]?.confirmedAt != null) return null;
		const token = await drawLink(transaction, linkPurposes[about][place], row.id, now);
		const isInvited = adults[otherPlace(place)]?.confirmedAt != null;
		return question(about, locale, row.firstName, link(mailLinkPaths[about], token), isInvited);
	});

const decisions = [
	"consent_given",
	"consent_refused",
	"guardian_confirmed",
	"guardian_refused",
	"guardian_left",
	"second_agreed",
	"one_left",
	"address_changed",
	"address_kept",
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

const adultNews = [
	"consent_given",
	"consent_refused",
	"consent_withdrawn",
	"guardian_confirmed",
	"guardian_refused",
	"guardian_left",
	"came_of_age",
	"other_agreed",
	"other_left",
	"other_left_alone",
	"other_refused",
	"left_to_other",
	"address_kept",
	"address_refused",
	"account_erased",
] as const;
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
	z.object({ about: z.enum(agreements) }),
	async ({ transaction, locale, to, accountId, facts: { about }, now, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		if (row === undefined) return null;
		await lockGuardian(transaction, row.id);
		const adults = await loadAdults(transaction, about, row.id);
		const place = placeOf(adults, to);
		if (place === undefined || adults[place]?.confirmedAt == null) return null;
		const token = await drawWithdrawalLink(transaction, linkPurposes[about][place], row.id, now);
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

/**
 * About the change of an adult's address: asks the new address to confirm it, and gives the old one a link to object.
 * Outdated once it was objected to, or another change was asked.
 */
const adultAddress = defineMail(
	z.object({ about: z.enum(agreements), reader: z.enum(["new", "old"]) }),
	async ({ transaction, locale, to, accountId, facts: { about, reader }, now, link }) => {
		const row = accountId === null ? undefined : await findAccount(transaction, accountId);
		const change = row && (await findAddressChange(transaction, about, row.id));
		if (row === undefined || change === undefined || change.objectedAt !== null) return null;
		if (to !== (reader === "new" ? change.newEmail : change.oldEmail)) return null;
		if (reader === "new" && change.confirmedAt !== null) return null;
		const [forNew, forOld] = addressPurposes[about];
		const token = await drawLink(transaction, reader === "new" ? forNew : forOld, row.id, now);
		const { frame, adultAddress: all } = mailMessages[locale];
		const words = all[reader === "new" ? "toNew" : change.confirmedAt === null ? "toOld" : "changed"];
		const values = { name: row.firstName, email: change.newEmail };
		return {
			subject: fillIn(words.subject, values),
			greeting: frame.greetingPlain,
			paragraphs: [fillIn(words.body, values), fillIn(words.how, values)],
			action: { label: words.action, url: link(mailLinkPaths.adultAddress, token) },
			notes: [fillIn(all.note, values)],
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
	consent: request("consent"),
	guardian: request("guardian"),
	decision,
	adultNotice,
	parentLink,
	adultAddress,
	newEmail,
	emailChange,
});
/** The mails about accounts, as their routes enqueue them. */
export type AccountMails = MailQueue<MailOf<ReturnType<typeof accountMails>>>;
