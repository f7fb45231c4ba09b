import { browserContent } from "../../src/content/browser-content.ts";
import { researchers } from "../../src/content/consultations/researchers.ts";
import type { Locale } from "../../src/domain/shared/locale.ts";
import { textsIn } from "./french-typography.ts";
import { allTexts } from "./important-texts.ts";

/** The cuts of the content that hold numbers and lines, and no sentence. */
const wordless: ReadonlySet<string> = new Set(["evidence", "map", "rules"]);

/** What the content says on a page in a language, also where code makes the sentence, under the name of its cut. */
const contentTexts = (locale: Locale): (readonly [string, string])[] =>
	Object.entries(browserContent)
		.filter(([name]) => !wordless.has(name))
		.flatMap(([name, entry]) => {
			const { arguments: values, content } = entry as {
				arguments: readonly string[];
				content: (locale: Locale, value?: string) => unknown;
			};
			const all = values.length > 0 ? values : [undefined];
			return all.flatMap((value) =>
				textsIn(content(locale, value)).map((text) => [`${name} ${value ?? ""}`, text] as const),
			);
		});

/**
 * Every text that somebody reads in a language, each with where it stands: messages, mails, pages, careers, quiz, quest
 * and the researchers; the texts of the premium plan have their own test, as nothing but the server may read them. A
 * text without a space is an id. What a publisher asks for is told word for word, and is none of ours.
 */
export const shownTexts = (locale: Locale): (readonly [string, string])[] =>
	[
		...allTexts(locale),
		...contentTexts(locale),
		...researchers.flatMap(({ id, text }) =>
			textsIn(text[locale]).map((words) => [`researcher ${id}`, words] as const),
		),
	].filter(([key, text]) => !key.includes("attributions") && !text.startsWith("Source : "));
