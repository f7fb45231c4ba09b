import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { type Agreement, agreements, otherRank } from "#domain/account/two-adults.ts";
import { plans } from "#domain/billing/plans.ts";
import { consultationPrice } from "#domain/billing/prices.ts";
import { formatsOf } from "#domain/shared/format.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { defineMail, type MailText, noFacts } from "#server/platform/mail/mail.ts";
import { addressPurposes, linkPurposes, loadAdults, rankOf } from "#server/platform/people/adults.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { drawLink, drawWithdrawalLink } from "#server/platform/people/links.ts";
import { lockGuardian } from "#server/platform/people/store.ts";
import { findAddressChange } from "./guardian/address-store.ts";
import { findAccount } from "./store.ts";

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
		const rank = rankOf(adults, to);
		if (rank === undefined || adults[rank]?.confirmedAt != null) return null;
		const token = await drawLink(transaction, linkPurposes[about][rank], row.id, now);
		const isInvited = adults[otherRank(rank)]?.confirmedAt != null;
		return question(about, locale, row.firstName, link(mailLinkPaths[about], token), isInvited);
	});

/** The decisions of a parent or guardian. */
export const parentDecisions = [
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
export type ParentDecision = (typeof parentDecisions)[number];

/**
 * Notifies a student of their parent's or guardian's decision. After a refused consent the account is gone.
 */
const decision = defineMail(
	z.object({ news: z.enum(parentDecisions), firstName: z.string() }),
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

/** The news for a parent or guardian. */
export const adultNews = [
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
		const rank = rankOf(adults, to);
		if (rank === undefined || adults[rank]?.confirmedAt == null) return null;
		const token = await drawWithdrawalLink(transaction, linkPurposes[about][rank], row.id, now);
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

/** The mails to the adults of a student, and about their decisions, by kind. */
export const adultMails = {
	consent: request("consent"),
	guardian: request("guardian"),
	decision,
	adultNotice,
	parentLink,
	adultAddress,
};
