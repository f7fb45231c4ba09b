import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { findMessage } from "./store.ts";

/** Notifies the operator of a message; outdated once its author's account was erased. */
const contactMessage = defineMail(
	z.object({ messageId: z.string() }),
	async ({ transaction, locale, facts }) => {
		const row = await findMessage(transaction, facts.messageId);
		if (row === undefined) return null;
		const { frame, contactMessage: words } = mailMessages[locale];
		const who = { name: row.name, email: row.email };
		return {
			subject: fillIn(row.isPriority ? words.subjectPriority : words.subject, who),
			greeting: frame.greetingPlain,
			paragraphs: [
				...(row.isPriority ? [words.priority] : []),
				fillIn(words.body, who),
				{ quote: row.message.split(/\n+/) },
			],
			notes: [words.note],
		};
	},
);

/** The mails of the contact form, by kind. */
export const contactMails = { contactMessage };
/** The mails of the contact form. */
export type ContactMails = MailQueue<MailOf<typeof contactMails>>;
