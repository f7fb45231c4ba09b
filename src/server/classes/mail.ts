import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { classNameOf } from "./store.ts";

/** Tells a teacher that a class in which nothing happens will be erased; needless once it is gone. */
const classEnds = defineMail(
	z.object({ classId: z.string() }),
	async ({ transaction, locale, facts, link }) => {
		const name = await classNameOf(transaction, facts.classId);
		if (name === undefined) return null;
		const { frame, classEnds: words } = mailMessages[locale];
		return {
			subject: fillIn(words.subject, { name }),
			greeting: frame.greetingPlain,
			paragraphs: [fillIn(words.body, { name }), words.keep],
			action: { label: words.action, url: link("/class", facts.classId) },
			notes: [words.note],
		};
	},
);

/** The mails of classes, by kind. */
export const classMails = { classEnds };
/** The mails of classes. */
export type ClassMails = MailQueue<MailOf<typeof classMails>>;
