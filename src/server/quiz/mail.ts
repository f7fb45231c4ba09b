import * as z from "zod/mini";
import { categoryWords, fillIn, mailMessages } from "#content/messages/mail.ts";
import { careerIdSchema, categoryKeySchema } from "#contract/careers.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { strongestFields } from "#domain/careers/fingerprint.ts";
import { languages } from "#domain/shared/locale.ts";
import {
	defineMail,
	type MailOf,
	type MailQueue,
	type MailSpectrumLine,
} from "#server/platform/mail/mail.ts";
import { waysInMail } from "./ways-in-mail.ts";

const factsSchema = z.object({
	name: z.string(),
	careers: z.array(careerIdSchema),
	categories: z.array(categoryKeySchema),
	/** The reader's own interest profile in the fourteen fields, from 0 to 1; not where the answers are unknown. */
	light: z.optional(z.array(z.number())),
	/** The link to the results on any device; null when the answers are unknown. */
	code: z.nullable(z.string()),
	/** Whether a newsletter confirmation follows: not where the address was asked before. */
	updates: z.optional(z.boolean()),
});
/** The inputs of a results mail. */
export type ResultFacts = z.infer<typeof factsSchema>;

const fieldsNamed = 3;

/** The own interest profile, then careers with their spectra, the ways to them and categories in words, with the link back to them. */
const results = defineMail(factsSchema, async ({ locale, facts, link }) => {
	const { name, careers, categories, light, code, updates } = facts;
	// The catalogue is large and used by nothing else at start: the first of these mails loads it.
	const [{ careerSource }, { presentCareer }] = await Promise.all([
		import("#content/careers/catalogue.ts"),
		import("#content/careers/present.ts"),
	]);
	const { frame, results: words } = mailMessages[locale];
	const list = new Intl.ListFormat(languages[locale].tag, { type: "conjunction" });
	const careerLine = (id: CareerId, index: number): MailSpectrumLine => {
		const { title, fingerprint, studyMap } = presentCareer(careerSource(id), locale);
		// A field has one name in a mail, that of the line below.
		const drawn = strongestFields(fingerprint, fieldsNamed).map((key) => categoryWords[locale][key]);
		const fields = fillIn(words.drawsOn, { fields: drawn.join(", ") });
		const ways = waysInMail(studyMap, locale);
		return { title: `${index + 1}. ${title}`, words: fields, spectrum: fingerprint, ways };
	};
	const named = categories.map((key) => categoryWords[locale][key]);
	const brightest = named.length === 0 ? [] : [fillIn(words.brightest, { categories: list.format(named) })];
	// The reader's own interest profile is first: the careers' are nearly alike.
	const own: MailSpectrumLine[] = light
		? [{ title: words.ownProfile, words: brightest.join(" "), spectrum: light }]
		: [];
	return {
		subject: words.subject,
		greeting: fillIn(frame.greeting, { name }),
		paragraphs:
			careers.length === 0
				? [words.noStandOut, words.noStandOutNext]
				: [
						...own,
						words.body,
						...careers.map(careerLine),
						words.ways.legend,
						...(own.length > 0 ? [] : brightest),
					],
		...(code === null ? {} : { action: { label: words.action, url: link(mailLinkPaths.results, code) } }),
		notes: [updates ? words.noteUpdates : words.note],
	};
});

/** The mails of the quiz, by kind. */
export const quizMails = { results };
/** The mails of the quiz, as its routes enqueue them. */
export type QuizMails = MailQueue<MailOf<typeof quizMails>>;
