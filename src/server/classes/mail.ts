import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { erasedAfterWarning } from "#domain/classes/retention.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { parisZone, toInstant } from "#domain/shared/moment.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { greetingOf, ownerOfMail } from "#server/platform/people/greeting.ts";
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

/** The mails of classes, by kind. */
export const classMails = { classEnds };
/** The mails of classes. */
export type ClassMails = MailQueue<MailOf<typeof classMails>>;
