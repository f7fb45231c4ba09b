import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { findResearcher } from "../researchers/store.ts";
import { findReport } from "./store.ts";

/** Notifies the operator of a reported problem, with the commands that answer it. */
const problemReport = defineMail(
	z.object({ reportId: z.string() }),
	async ({ transaction, locale, facts }) => {
		const found = await findReport(transaction, facts.reportId);
		const researcher = found && (await findResearcher(transaction, found.report.researcherId));
		if (found === undefined || researcher === undefined) return null;
		const { report, startsAt } = found;
		const { frame, problemReport: words } = mailMessages[locale];
		const names = { researcher: researcher.words[locale].name, id: researcher.id, report: report.id };
		const when =
			startsAt && formatsOf(locale).period(toInstant(startsAt), toInstant(startsAt), researcher.zone);
		return {
			subject: fillIn(words.subject[report.reporter], names),
			greeting: frame.greetingPlain,
			paragraphs: [
				fillIn(words.body[report.reporter], names),
				...(when ? [fillIn(words.when, { ...when, ...names })] : []),
				{ quote: report.text.split(/\n+/) },
				fillIn(words.todo[report.reporter], names),
			],
			notes: [fillIn(words.close, names)],
		};
	},
);

/** The mails about reported problems, by kind. */
export const reportMails = { problemReport };
/** The mails about reported problems. */
export type ReportMails = MailQueue<MailOf<typeof reportMails>>;
