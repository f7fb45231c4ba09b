import { messagesForAdults } from "../../src/content/messages/adults.ts";
import { messagesByLocale } from "../../src/content/messages/all.ts";
import { mailMessages } from "../../src/content/messages/mail.ts";
import { pageNames, textPage } from "../../src/content/pages/pages.ts";
import { textsOf } from "../../src/domain/shared/document.ts";
import { isFormal, type Locale } from "../../src/domain/shared/locale.ts";

type Tree = { readonly [key: string]: string | Tree };

/** Sentences by their keys. */
export const flatten = (tree: Tree, prefix = ""): Map<string, string> =>
	new Map(
		Object.entries(tree).flatMap(([key, value]) =>
			typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
		),
	);

/** Every text of the pages, under `page.section.number`, with the texts of their heads. */
export const pageTexts = (locale: Locale): Map<string, string> =>
	new Map(
		pageNames.flatMap((name) => {
			const { title, lead, sections } = textPage(name, locale);
			return [
				[`pages.${name}.title`, title] as const,
				[`pages.${name}.lead`, lead] as const,
				...sections.flatMap(({ id, blocks }) =>
					blocks.flatMap(textsOf).map((text, index) => [`pages.${name}.${id}.${index}`, text] as const),
				),
			];
		}),
	);

/** Every sentence of messages, mails and pages in a language, by its key. */
export const allTexts = (locale: Locale): Map<string, string> =>
	new Map([
		...flatten({ ...messagesByLocale[locale], mail: mailMessages[locale] } as Tree),
		...flatten(isFormal(locale) ? messagesForAdults[locale] : {}, "adults."),
		...pageTexts(locale),
	]);

/** The texts that a thirteen-year-old and a worried parent must understand at first reading, by subject. */
export const importantTexts: Readonly<Record<string, RegExp>> = {
	consent:
		/^(?:links\.consent|mail\.consent|mail\.decision\.consent|ownAccount\.consent|account\.(?:ageBand\.hint|guardianHint)|pending|dashboard\.pending|pages\.privacy\.minors)/,
	guardian:
		/^(?:guardian\.|mail\.guardian|mail\.decision\.guardian|mail\.parentLink|ownAccount\.guardian|problems\.billing)/,
	price: /^(?:subscription\.(?:lead|payment|coming)|ownAccount\.plan|mail\.payments|pages\.terms\.premium)/,
	refund:
		/^(?:consultations\.(?:refund|payment|moving)|mail\.appointment\.(?:refund|cancel)|mail\.payments\.refunded)/,
	emergency: /^pages\.contact\.urgent/,
	erasure: /^(?:(?:adults\.)?ownAccount\.(?:erase|data)|dashboard\.eraseHere|pages\.privacy\.erase)/,
	errors: /^(?:adults\.)?problems\./,
};
