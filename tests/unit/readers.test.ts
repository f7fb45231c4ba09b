import { expect, it } from "vitest";
import { browserContent } from "#content/browser-content.ts";
import { pageNames, textPage } from "#content/pages/pages.ts";
import { textsOf } from "#domain/shared/document.ts";
import { textsIn } from "../../scripts/lib/french-typography.ts";
import { addressedBy, speaksToAdult, speaksToStudent } from "../../scripts/lib/readers.ts";

/** What is said by the text itself, without what it quotes. */
const said = (text: string): string => text.replaceAll("\u2060", "").replace(/«[^»]*»/gu, "");

it.each([
	["Choisis un métier.", true, false],
	["Qu’en penses-\u2060tu ?", true, false],
	["C’est ton premier rendez-vous.", true, false],
	["Choisissez un métier.", false, true],
	["Les élèves vous lisent.", false, true],
	["Assez pour aujourd’hui, chez soi, à un rendez-vous.", false, false],
	["Deux rendez-\u2060vous.", false, false],
])("hears who is spoken to in %s", (text, student, adult) => {
	expect(speaksToStudent(said(text))).toBe(student);
	expect(speaksToAdult(said(text))).toBe(adult);
});

it("knows who reads a room, and nobody for one that it was not told of", () => {
	expect(addressedBy("results.own.title")).toBe("students");
	expect(addressedBy("guardian.title")).toBe("adults");
	expect(addressedBy("classes.light.decide")).toBe("students");
	expect(addressedBy("problems.common.unexpected")).toBe("either");
	expect(addressedBy("unheardOf.title")).toBeUndefined();
});

it("speaks to students alone in careers, quiz, quest and games", () => {
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

/** Who the sections of the pages speak to. About and sources speak to nobody: they tell. */
const pageReaders: readonly (readonly [RegExp, "students" | "adults" | "nobody"])[] = [
	[/^privacy\.short$/, "students"],
	[/^(?:privacy|terms)\./, "adults"],
	[/^resources\.(?:teach|teachers|parents)$/, "adults"],
	[/^contact\.(?:students|urgent)$/, "students"],
	[/^(?:about|sources|contact)\./, "nobody"],
	[/^resources\./, "students"],
];

it("speaks in each section of a page to its own readers", () => {
	const wrong = pageNames.flatMap((name) =>
		textPage(name, "fr").sections.flatMap(({ id, blocks }) => {
			const readers = pageReaders.find(([sections]) => sections.test(`${name}.${id}`))?.[1];
			return blocks
				.flatMap(textsOf)
				.map(said)
				.filter(
					(text) =>
						// In the list of what a browser keeps, "indique" tells what an entry does.
						(readers !== "students" && speaksToStudent(text.replace(/(?<=\. )Indique/g, ""))) ||
						(readers !== "adults" && speaksToAdult(text)),
				)
				.map((text) => `${name}.${id}: ${text}`);
		}),
	);
	expect(wrong).toEqual([]);
});
