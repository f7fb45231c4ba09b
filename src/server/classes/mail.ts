import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { fullName } from "#domain/account/person-name.ts";
import { erasedAfterWarning } from "#domain/classes/retention.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { parisZone, toInstant } from "#domain/shared/instant.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { greetingOf, ownerOfMail } from "#server/platform/people/greeting.ts";
import { drawOfferToken, offeredClass } from "./offer-store.ts";
import { warnedClass } from "./store.ts";

/** Warns a teacher that an inactive class will be erased; outdated once it is gone or active again. */
const classEnds = defineMail(z.object({ classId: z.string() }), async (composing) => {
	const { transaction, locale, facts, link } = composing;
	const warned = await warnedClass(transaction, facts.classId);
	if (warned === undefined) return null;
	const owner = await ownerOfMail(composing);
	const end = erasedAfterWarning(toInstant(warned.warnedAt));
	const { classEnds: words } = mailMessages[locale];
	const values = { name: warned.name, date: formatsOf(locale).longDate(end, owner?.zone ?? parisZone) };
	return {
		subject: fillIn(words.subject, values),
		greeting: greetingOf(locale, owner),
		paragraphs: [fillIn(words.body, values), words.keep],
		action: { label: words.action, url: link("/class", facts.classId) },
		notes: [words.note],
	};
});

/** Offers a class to a colleague, with or without an account; outdated once it is answered, withdrawn or gone. */
const classOffer = defineMail(
	z.object({ classId: z.string() }),
	async ({ transaction, locale, facts: { classId }, link }) => {
		const offered = await offeredClass(transaction, classId);
		const token = offered && (await drawOfferToken(transaction, classId));
		if (offered === undefined || token === undefined) return null;
		const { frame, classOffer: words } = mailMessages[locale];
		const values = { name: offered.className, teacher: fullName(offered) };
		return {
			subject: fillIn(words.subject, values),
			greeting: frame.greetingPlain,
			paragraphs: [words.body, words.what, words.how].map((sentence) => fillIn(sentence, values)),
			action: { label: words.action, url: link(mailLinkPaths.classOffer, token) },
			notes: [fillIn(words.note, values)],
		};
	},
);

/** Notifies a teacher that a colleague has taken over an offered class, or has refused it. */
const classOfferNews = defineMail(
	z.object({ news: z.enum(["accepted", "refused"]), className: z.string(), colleague: z.string() }),
	async (composing) => {
		const { locale, facts, link } = composing;
		const { classOfferNews: words } = mailMessages[locale];
		const { subject, body } = words[facts.news];
		const values = { name: facts.className, colleague: facts.colleague };
		return {
			subject: fillIn(subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(body, values)],
			action: { label: words.action, url: link(mailLinkPaths.dashboard) },
		};
	},
);

/** Notifies a teacher of the class that they have taken over; outdated once it is gone. */
const classTakenOver = defineMail(
	z.object({ classId: z.string(), teacher: z.string() }),
	async (composing) => {
		const { transaction, locale, facts, link } = composing;
		const taken = await offeredClass(transaction, facts.classId);
		if (taken === undefined) return null;
		const { classTakenOver: words } = mailMessages[locale];
		const values = { name: taken.className, teacher: facts.teacher };
		return {
			subject: fillIn(words.subject, values),
			greeting: greetingOf(locale, await ownerOfMail(composing)),
			paragraphs: [fillIn(words.body, values), words.pupils],
			action: { label: words.action, url: link("/class", facts.classId) },
		};
	},
);

/** The mails of classes, by kind. */
export const classMails = { classEnds, classOffer, classOfferNews, classTakenOver };
/** The mails of classes. */
export type ClassMails = MailQueue<MailOf<typeof classMails>>;
