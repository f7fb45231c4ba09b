import type { Reader } from "#domain/account/reader.ts";
import type { PlanId } from "#domain/billing/plans.ts";
import { isFormal, type Localized, locales } from "#domain/shared/locale.ts";
import { type MessageTree, mailsForAdults } from "./adults.ts";
import enCareer from "./en/career.json" with { type: "json" };
import enCommon from "./en/common.json" with { type: "json" };
import en from "./en/mail.json" with { type: "json" };
import frCareer from "./fr/career.json" with { type: "json" };
import frCommon from "./fr/common.json" with { type: "json" };
import fr from "./fr/mail.json" with { type: "json" };

/** The sentences of the mails in one language. */
export type MailWords = typeof en;

/** Every sentence of the mails. Only the server has them: no page contains them. */
export const mailMessages: Localized<MailWords> = { en, fr };
export type AppointmentWords = MailWords["appointment"];
/** The sentences about circles. */
export type CircleWords = MailWords["circle"];
/** The sentences about subscriptions and what is paid. */
export type PaymentWords = MailWords["payments"];

/** The sentences of the mails about a subscription, by its plan. */
export const planMailWords = { premium: "payments" } as const satisfies Readonly<
	Record<PlanId, keyof MailWords>
>;

/** The sentences overridden by others, key by key. */
const over = (words: MessageTree, others: MessageTree): MessageTree =>
	Object.fromEntries(
		Object.entries(words).map(([key, value]) => {
			const other = others[key];
			if (other === undefined) return [key, value];
			return [key, typeof value === "string" || typeof other === "string" ? other : over(value, other)];
		}),
	);

const byReader: Readonly<Record<Reader, Localized<MailWords>>> = {
	student: mailMessages,
	adult: Object.fromEntries(
		locales.map((locale) => {
			const words = mailMessages[locale];
			return [locale, isFormal(locale) ? over(words, mailsForAdults[locale]) : words];
		}),
	) as Localized<MailWords>,
};

/** The sentences of mails for a reader: French says "tu" to a student and "vous" to an adult. */
export const mailWordsFor = (reader: Reader): Localized<MailWords> => byReader[reader];

/** A sentence with its variables filled in. Missing ones stay empty. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
	sentence.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? "");

/** The names of the steps of studies, as on the drawing of a career page. */
export const studyStepWords: Localized<typeof enCareer.studyMap.steps> = {
	en: enCareer.studyMap.steps,
	fr: frCareer.studyMap.steps,
};

/** The names of the categories inside a sentence, as on the pages. */
export const categoryWords: Localized<typeof enCommon.inText> = {
	en: enCommon.inText,
	fr: frCommon.inText,
};
