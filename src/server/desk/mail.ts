import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { instantSchema } from "#contract/shared.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { locales } from "#domain/shared/locale.ts";
import { findResearcher, researchersAt } from "#server/consultations/researchers/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { defineMail, type MailOf, type MailQueue, noFacts } from "#server/platform/mail/mail.ts";
import { drawDeskLink } from "./link-store.ts";
import { mayOpenDesk } from "./may-open.ts";
import { findSentProfile } from "./profiles/store.ts";

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

/** The researcher of an address who may log in. */
async function deskOwnerAt(transaction: Transaction, address: string, now: Date) {
	for (const row of await researchersAt(transaction, address)) {
		if (await mayOpenDesk(transaction, row, now)) return row;
	}
	return undefined;
}

/** A link to log in; an address without a researcher who may log in gets no mail. */
const deskLink = defineMail(noFacts, async ({ transaction, locale, to, now, link }) => {
	const row = await deskOwnerAt(transaction, to, now);
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

/** Notifies the operator of a sent profile; outdated once another was sent or it was decided. */
const profileToCheck = defineMail(
	z.object({ researcherId: z.string(), version: z.string() }),
	async ({ transaction, locale, facts }) => {
		const row = await findResearcher(transaction, facts.researcherId);
		const sent = await findSentProfile(transaction, facts.researcherId);
		if (row === undefined || sent?.version !== facts.version || sent.refusedAt !== null) return null;
		const { frame, profileToCheck: words } = mailMessages[locale];
		const names = { researcher: row.words[locale].name, id: row.id, version: sent.version };
		return {
			subject: fillIn(words.subject, names),
			greeting: frame.greetingPlain,
			paragraphs: [
				fillIn(words.body, names),
				...locales.map((language) => {
					const { title, specialization, bio, topics } = sent.words[language];
					return { quote: [title, specialization, ...bio.split(/\n+/), ...topics] };
				}),
				fillIn(words.todo, names),
			],
		};
	},
);

/** An operator's decision about a sent profile. */
const profileChecked = defineMail(
	z.object({ researcherId: z.string(), refusal: z.nullable(z.string()) }),
	async ({ transaction, locale, facts, link }) => {
		const row = await findResearcher(transaction, facts.researcherId);
		if (row === undefined) return null;
		const { frame, appointment, profileChecked: words } = mailMessages[locale];
		const said = facts.refusal === null ? words.approved : words.refused;
		return {
			subject: said.subject,
			greeting: fillIn(frame.greeting, { name: row.words[locale].name }),
			paragraphs: [said.body, ...(facts.refusal === null ? [] : [{ quote: facts.refusal.split(/\n+/) }])],
			action: { label: appointment.researcherDesk, url: link(mailLinkPaths.desk) },
		};
	},
);

/** Notifies of a passkey that opens the desk from now on; outdated once their address has changed. */
const deskPasskeyAdded = defineMail(
	z.object({ researcherId: z.string(), at: instantSchema }),
	async ({ transaction, locale, to, facts, link }) => {
		const row = await findResearcher(transaction, facts.researcherId);
		if (row === undefined || row.email !== to) return null;
		const { frame, deskPasskeyAdded: words } = mailMessages[locale];
		return {
			subject: words.subject,
			greeting: fillIn(frame.greeting, { name: row.words[locale].name }),
			paragraphs: [fillIn(words.body, formatsOf(locale).period(facts.at, facts.at, row.zone)), words.howTo],
			action: { label: words.action, url: link(mailLinkPaths.desk) },
		};
	},
);

/** The mails of researchers' desks, by kind. */
export const deskMails = { deskInvitation, deskLink, deskPasskeyAdded, profileToCheck, profileChecked };
/** The mails of researchers' desks. */
export type DeskMails = MailQueue<MailOf<typeof deskMails>>;
