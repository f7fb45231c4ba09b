import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { localDateSchema } from "#contract/shared.ts";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { memberRoles } from "#domain/institutions/invitation.ts";
import { coveredBefore } from "#domain/institutions/years-change.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { greetingOf, ownerOfMail } from "#server/platform/people/greeting.ts";
import { drawInvitationToken, invitationById } from "./invitation-store.ts";
import { institutionBy } from "./store.ts";
import { setSummaryMail, summariesSeenBy } from "./summary-store.ts";

/** A day in words. */
const longDay = (locale: Locale, date: LocalDate): string =>
	formatsOf(locale).longDate(utcMidnight(date), utcZone);

/**
 * Invites a teacher with the institution's current code, or a person by a link alone; outdated once the code is closed, the
 * invitation withdrawn or the institution gone.
 */
const institutionInvites = defineMail(
	// Mails that were queued by an earlier version have no invitation. `formerly`: the name of the merged institution that invited.
	z.object({
		institutionId: z.string(),
		invitationId: z.optional(z.string()),
		formerly: z.optional(z.string()),
	}),
	async ({ transaction, locale, facts, link }) => {
		const row = await institutionBy(transaction, facts.institutionId);
		const invitation = facts.invitationId && (await invitationById(transaction, facts.invitationId));
		if (row === undefined || (invitation && invitation.withdrawnAt !== null)) return null;
		const { frame, institutionInvites: words } = mailMessages[locale];
		const { formerly } = facts;
		const before = formerly === undefined ? [] : [fillIn(words.formerly, { formerly, name: row.name })];
		if (invitation && invitation.role !== "teacher") {
			const values = { name: row.name, town: row.town };
			const token = await drawInvitationToken(transaction, invitation.id);
			if (token === undefined) return null;
			return {
				subject: fillIn(words.subject, values),
				greeting: frame.greetingPlain,
				paragraphs: [
					...before,
					...[words[invitation.role].body, words[invitation.role].sees, words.byLink].map((sentence) =>
						fillIn(sentence, values),
					),
				],
				action: { label: words.answer, url: link(mailLinkPaths.invitation, token) },
				notes: [words.note],
			};
		}
		if (!row.isOpen) return null;
		const token = facts.invitationId && (await drawInvitationToken(transaction, facts.invitationId));
		// The halves of the code stay on one line.
		const values = { name: row.name, town: row.town, code: spacedJoinCode(row.code).replace(" ", "\u00a0") };
		return {
			subject: fillIn(words.subject, values),
			greeting: frame.greetingPlain,
			paragraphs: [
				...before,
				...[words.body, words.code, words.sees, words.how].map((sentence) => fillIn(sentence, values)),
			],
			action: { label: words.action, url: link(mailLinkPaths.dashboard, row.code) },
			...(token && { further: { label: words.refuse, url: link(mailLinkPaths.invitation, token) } }),
			notes: [fillIn(words.note, values)],
		};
	},
);

/** Notifies a teacher when the institution archives and erases last year's classes, and how to keep one. */
const institutionYear = defineMail(
	z.object({ institution: z.string(), archiveOn: localDateSchema, eraseOn: localDateSchema }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionYear: words } = mailMessages[locale];
		const values = {
			institution: facts.institution,
			archive: longDay(locale, facts.archiveOn),
			erase: longDay(locale, facts.eraseOn),
			before: longDay(locale, coveredBefore(facts)),
		};
		return {
			subject: fillIn(words.subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [words.archive, words.erase, words.keep].map((sentence) => fillIn(sentence, values)),
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		};
	},
);

/**
 * Notifies a counsellor of a summary to read, without a word about the pupil: mailboxes are read by others, and a
 * summary can be taken back. Outdated once nothing is shown.
 */
const institutionSummaries = defineMail(z.object({}), async (composing) => {
	const { transaction, locale, accountId, now, link } = composing;
	if (accountId === null) return null;
	if ((await summariesSeenBy(transaction, accountId, now)).length === 0) {
		// The next summary is mailed.
		await setSummaryMail(transaction, accountId, null);
		return null;
	}
	const { institutionSummaries: words } = mailMessages[locale];
	return {
		subject: words.subject,
		greeting: greetingOf(locale, await ownerOfMail(composing)),
		paragraphs: [words.body],
		action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		notes: [words.note],
	};
});

/** Notifies a member of a new role. */
const institutionRole = defineMail(
	z.object({ role: z.enum(memberRoles), institution: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionRole: words } = mailMessages[locale];
		const values = { institution: facts.institution };
		return {
			subject: fillIn(words.subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(words[facts.role], values)],
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
			notes: [words.note],
		};
	},
);

/** Notifies a removed teacher, and names the colleague who has their classes now. */
const institutionRemoves = defineMail(
	z.object({ institution: z.string(), heir: z.nullable(z.string()) }),
	async (composing) => {
		const { locale, facts } = composing;
		const { institutionRemoves: words } = mailMessages[locale];
		const values = { institution: facts.institution, heir: facts.heir ?? "" };
		return {
			subject: fillIn(words.subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [words.body, facts.heir === null ? words.none : words.handedOver].map((sentence) =>
				fillIn(sentence, values),
			),
			notes: [words.note],
		};
	},
);

/** Notifies a teacher of the classes that they took over. */
const institutionHandsOver = defineMail(
	z.object({ institution: z.string(), teacher: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionHandsOver: words } = mailMessages[locale];
		return {
			subject: fillIn(words.subject, facts),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(words.body, facts), words.pupils],
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		};
	},
);

/** Notifies an institution that a teacher has joined, or has left with their classes. */
const institutionTeacherNews = defineMail(
	z.object({
		news: z.enum(["joined", "left"]),
		institution: z.string(),
		teacher: z.string(),
		classes: z.int(),
	}),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionTeacherNews: words } = mailMessages[locale];
		const { subject, body } = words[facts.news];
		const names = { institution: facts.institution, teacher: facts.teacher };
		const withClasses = facts.news === "left" && facts.classes > 0 ? [words.left.classes] : [];
		return {
			subject: fillIn(subject, names),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [body, ...withClasses].map((sentence) => fillIn(sentence, names)),
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		};
	},
);

/** Notifies an institution of a class that one of its teachers has handed over to a teacher outside it. */
const institutionClassGone = defineMail(
	z.object({ institution: z.string(), teacher: z.string(), className: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionClassGone: words } = mailMessages[locale];
		return {
			subject: fillIn(words.subject, facts),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(words.body, facts)],
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		};
	},
);

/** Notifies a person that they are in charge of an institution now, or no longer. */
const institutionCharge = defineMail(
	z.object({ news: z.enum(["given", "ended"]), institution: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionCharge: words } = mailMessages[locale];
		const { subject, body } = words[facts.news];
		const values = { institution: facts.institution };
		return {
			subject: fillIn(subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(body, values)],
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
			notes: [words.note],
		};
	},
);

/** Notifies a manager that another institution asks to become part of theirs. */
const institutionMergerAsked = defineMail(
	z.object({ from: z.string(), town: z.string(), into: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionMergerAsked: words } = mailMessages[locale];
		return {
			subject: fillIn(words.subject, facts),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(words.body, facts), words.what],
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
			notes: [words.note],
		};
	},
);

/** Notifies the people of two institutions that one is part of the other now, and those who had asked the one that ended. */
const institutionMerged = defineMail(
	z.object({
		from: z.string(),
		into: z.string(),
		town: z.string(),
		isInCharge: z.boolean(),
		// Mails that were queued by an earlier version have none of these.
		as: z.optional(z.enum(["inCharge", "receiving", "teacher", "counsellor", "asker"])),
		tokens: z.optional(z.int()),
		year: z.optional(
			z.nullable(
				z.object({ archiveOn: localDateSchema, eraseOn: localDateSchema, of: z.enum(["from", "into"]) }),
			),
		),
	}),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { institutionMerged: words } = mailMessages[locale];
		const { isInCharge, as = isInCharge ? "inCharge" : "teacher", tokens = 0, year } = facts;
		const days = year && { archive: longDay(locale, year.archiveOn), erase: longDay(locale, year.eraseOn) };
		const values = { from: facts.from, into: facts.into, town: facts.town, ...days };
		const paragraphs = [
			words.body,
			words[as],
			...(isInCharge ? [words.moved] : []),
			...(tokens > 0 ? [words.tokens] : []),
			...(year ? [words.year[year.of]] : []),
		];
		return {
			subject: fillIn(words.subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: paragraphs.map((sentence) => fillIn(sentence, values)),
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		};
	},
);

/** The mails of institutions, by kind. */
export const institutionMails = {
	institutionInvites,
	institutionRole,
	institutionSummaries,
	institutionYear,
	institutionRemoves,
	institutionHandsOver,
	institutionTeacherNews,
	institutionClassGone,
	institutionCharge,
	institutionMergerAsked,
	institutionMerged,
};
export type InstitutionMails = MailQueue<MailOf<typeof institutionMails>>;
