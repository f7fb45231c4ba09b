import { browserContent } from "../../src/content/browser-content.ts";
import { researchers } from "../../src/content/consultations/researchers.ts";
import type { Locale } from "../../src/domain/shared/locale.ts";
import { textsIn } from "./french-typography.ts";
import { allTexts } from "./important-texts.ts";

/** The parts of the content that hold numbers and lines, and no sentence. */
const wordless: ReadonlySet<string> = new Set(["evidence", "map", "rules"]);

/** The texts that the content shows on a page in a language, including sentences made by code, by the name of their part. */
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
 * Every text that a person reads in a language, each with its place: messages, mails, pages, careers, quiz, quest and
 * researchers. Articles of the premium plan have their own test, as only the server may read them. A text without a space
 * is an id. Wording that a publisher requires is quoted word for word and left out.
 */
export const shownTexts = (locale: Locale): (readonly [string, string])[] =>
	[
		...allTexts(locale),
		...contentTexts(locale),
		...researchers.flatMap(({ id, text }) =>
			textsIn(text[locale]).map((words) => [`researcher ${id}`, words] as const),
		),
	].filter(([key, text]) => !key.includes("attributions") && !text.startsWith("Source : "));
