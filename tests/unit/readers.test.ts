import { expect, it } from "vitest";
import { browserContent } from "#content/browser-content.ts";
import { mailsForAdults, messagesForAdults } from "#content/messages/adults.ts";
import { pageNames, textPage } from "#content/pages/pages.ts";
import { freeGuideIds } from "#domain/careers/guides.ts";
import { textsOf } from "#domain/shared/document.ts";
import { formalLocales, languages, locales } from "#domain/shared/locale.ts";
import { textsIn } from "../../scripts/lib/french-typography.ts";
import { addressedBy, registers } from "../../scripts/lib/readers.ts";

const { speaksToAdult, speaksToStudent } = registers.fr;

/** The text without its quotations and joiners. */
const said = (text: string): string => text.replaceAll("\u2060", "").replace(/«[^»]*»/gu, "");

it.each([
	["Choisis un métier.", true, false],
	["Qu’en penses-\u2060tu ?", true, false],
	["C’est ton premier rendez-vous.", true, false],
	["Choisissez un métier.", false, true],
	["Les élèves vous lisent.", false, true],
	["Assez pour aujourd’hui, chez soi, à un rendez-vous.", false, false],
	["Deux rendez-\u2060vous.", false, false],
])("the register of %s is recognised", (text, student, adult) => {
	expect(speaksToStudent(said(text))).toBe(student);
	expect(speaksToAdult(said(text))).toBe(adult);
});

it("every language with a formal address has messages for adults and a register", () => {
	for (const locale of formalLocales) {
		expect(languages[locale].hasFormalAddress).toBe(true);
		for (const tree of [messagesForAdults[locale], mailsForAdults[locale]])
			expect(Object.keys(tree).length, locale).toBeGreaterThan(0);
		expect(registers[locale], locale).toBeDefined();
	}
	expect(formalLocales).toEqual(locales.filter((locale) => languages[locale].hasFormalAddress));
});

it("a message has the readers of its chapter, and none for an unknown chapter", () => {
	expect(addressedBy("results.own.title")).toBe("students");
	expect(addressedBy("guardian.title")).toBe("adults");
	expect(addressedBy("classes.light.decide")).toBe("students");
	expect(addressedBy("problems.common.unexpected")).toBe("either");
	expect(addressedBy("unheardOf.title")).toBeUndefined();
});

it("careers, quiz, quest and games address students only", () => {
	const entries = ["career", "quiz", "questionnaires", "quest", "game", "home", "subjects"] as const;
	const shown = entries.flatMap((name) => {
		const { arguments: values, content } = browserContent[name] as {
			arguments: readonly string[];
			content: (locale: string, value?: string) => unknown;
		};
		return (values.length > 0 ? values : [undefined]).flatMap((value) => textsIn(content("fr", value)));
	});
	expect(shown.length).toBeGreaterThan(3000);
	// A text without a space is a name or an id.
	expect(shown.filter((text) => /\s/u.test(text) && speaksToAdult(said(text)))).toEqual([]);
});

/** The readers whom each section of the text pages addresses. About and sources address none. */
const pageReaders: readonly (readonly [RegExp, "students" | "adults" | "none"])[] = [
	[/^privacy\.short$/, "students"],
	[/^(?:privacy|terms)\./, "adults"],
	[/^resources\.(?:teach|teachers|parents)$/, "adults"],
	[/^contact\.(?:students|urgent)$/, "students"],
	[/^(?:about|sources|contact)\./, "none"],
	[new RegExp(`^(?:resources|${freeGuideIds.join("|")})\\.`), "students"],
];

it("each section of a page addresses its own readers", () => {
	const wrong = pageNames.flatMap((name) =>
		textPage(name, "fr").sections.flatMap(({ id, blocks }) => {
			const readers = pageReaders.find(([sections]) => sections.test(`${name}.${id}`))?.[1];
			return blocks
				.flatMap(textsOf)
				.map(said)
				.filter(
					(text) =>
						// In the list of stored keys, "indique" describes an entry and is no command.
						(readers !== "students" && speaksToStudent(text.replace(/(?<=\. )Indique/g, ""))) ||
						(readers !== "adults" && speaksToAdult(text)),
				)
				.map((text) => `${name}.${id}: ${text}`);
		}),
	);
	expect(wrong).toEqual([]);
});
