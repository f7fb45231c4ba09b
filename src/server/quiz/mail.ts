import * as z from "zod/mini";
import { categoryWords, fillIn, mailMessages } from "#content/messages/mail.ts";
import { careerIdSchema, categoryKeySchema } from "#contract/careers.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";

const factsSchema = z.object({
	name: z.string(),
	careers: z.array(careerIdSchema),
	categories: z.array(categoryKeySchema),
	/** Shows the results again on any device; null when the answers are not known. */
	code: z.nullable(z.string()),
	/** Whether a second mail asks about updates. */
	updates: z.optional(z.boolean()),
});
/** What a results mail is written from. */
export type ResultFacts = z.infer<typeof factsSchema>;

/** Careers and categories in words, with the way back to them. */
const results = defineMail(factsSchema, async ({ locale, facts, link }) => {
	const { name, careers, categories, code, updates } = facts;
	// The catalogue is large, and needed for nothing else: it is read with the first of these mails.
	const { careerSource } = await import("#content/careers/catalogue.ts");
	const { frame, results: words } = mailMessages[locale];
	const list = new Intl.ListFormat(locale, { type: "conjunction" });
	const named = categories.map((key) => categoryWords[locale][key]);
	return {
		subject: words.subject,
		greeting: fillIn(frame.greeting, { name }),
		paragraphs: [
			words.body,
			...careers.map((id, index) => `${index + 1}. ${careerSource(id).text[locale].title}`),
			...(named.length === 0 ? [] : [fillIn(words.brightest, { categories: list.format(named) })]),
		],
		...(code === null ? {} : { action: { label: words.action, url: link(mailLinkPaths.results, code) } }),
		notes: [updates ? words.noteUpdates : words.note],
	};
});

/** The mails of the quiz, by kind. */
export const quizMails = { results };
/** The mails of the quiz, as its routes enqueue them. */
export type QuizMails = MailQueue<MailOf<typeof quizMails>>;
