import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { findResearcher, researchersAt } from "#server/consultations/researchers/store.ts";
import { defineMail, type MailOf, type MailQueue, noFacts } from "#server/platform/mail/mail.ts";
import { drawDeskLink } from "./link-store.ts";

/** Invites a researcher to their desk; outdated once their address has changed. */
const deskInvitation = defineMail(
	z.object({ researcherId: z.string() }),
	async ({ transaction, locale, to, facts, now, link }) => {
		const row = await findResearcher(transaction, facts.researcherId);
		if (row === undefined || row.email !== to) return null;
		const token = await drawDeskLink(transaction, "invitation", row.id, now);
		const { frame, deskInvitation: words } = mailMessages[locale];
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: row.words[locale].name }),
			paragraphs: [words.body, words.what, words.before],
			action: { label: words.action, url: link(mailLinkPaths.desk, token) },
			notes: [words.note],
		};
	},
);

/** A link to log in; an address without an invited researcher gets no mail. */
const deskLink = defineMail(noFacts, async ({ transaction, locale, to, now, link }) => {
	const row = (await researchersAt(transaction, to)).find(({ invitedAt }) => invitedAt !== null);
	if (row === undefined) return null;
	const token = await drawDeskLink(transaction, "login", row.id, now);
	const { frame, deskLink: words } = mailMessages[locale];
	return {
		subject: words.subject,
		greeting: fillIn(frame.greeting, { name: row.words[locale].name }),
		paragraphs: [words.body],
		action: { label: words.action, url: link(mailLinkPaths.desk, token) },
		notes: [words.note],
	};
});

/** The mails of researchers' desks, by kind. */
export const deskMails = { deskInvitation, deskLink };
/** The mails of researchers' desks. */
export type DeskMails = MailQueue<MailOf<typeof deskMails>>;
