import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Localized, locales } from "#domain/shared/locale.ts";
import {
	typographyFaults,
	withJoinedPronouns,
	withJoinedWords,
} from "../../scripts/lib/french-typography.ts";
import { allTexts } from "../../scripts/lib/important-texts.ts";
import { hardTexts, readabilityOf, sentencesOf } from "../../scripts/lib/readability.ts";
import { shownTexts } from "../../scripts/lib/shown-texts.ts";

describe("French typography", () => {
	it.each([
		["Quel métier ?", "an ordinary space before a punctuation mark"],
		["Quel métier?", "no space before a punctuation mark"],
		["Quel métier\u00a0?", "a wide space before a punctuation mark that takes a narrow one"],
		["40\u00a0%", "a wide space before a punctuation mark that takes a narrow one"],
		["Métiers\u202f: 35", "a narrow space where a wide one belongs"],
		["«\u202fOui\u202f»", "a narrow space where a wide one belongs"],
		["« Oui »", "an ordinary space after a guillemet"],
		["l'école", "a straight apostrophe"],
		["O*NET, “Chemists”", "English quotation marks"],
		["et puis...", "three points"],
		["«\u00a0il a dit «\u00a0non\u00a0»\u00a0»", "guillemets inside guillemets"],
		["avant 15 ans", "a space that can break between number and unit"],
		["environ 5 min", "a space that can break between number and unit"],
		["environ {{count}} min", "a space that can break between number and unit"],
		["depuis le 1er janvier", "a space that can break between day and month"],
		["à 14:30", "an hour as a clock shows it"],
	])("the typography fault in %s is reported", (text, fault) => {
		expect(typographyFaults(text)).toContain(fault);
	});

	it("a text with correct spaces has no fault", () => {
		const right =
			"«\u00a0Où\u202f?\u00a0» Environ {{count}}\u00a0min\u00a0: 40\u202f% d’{{name}}, 4,99\u00a0€.";
		expect(typographyFaults(right)).toEqual([]);
	});

	it.each([
		["Que mènes-tu ?", 1],
		["Y a-t-il, devrait-elle, choisis-en, dis-le-moi", 6],
		["un rendez-vous, des rendez-vous", 2],
		["peut-être, c’est-à-dire, Aix-en-Provence, celui-là, toi-même, un tout-petit", 0],
	])("withJoinedPronouns joins verb and pronoun in %s once", (text, joined) => {
		const done = withJoinedPronouns(text);
		expect(done.split("\u2060")).toHaveLength(joined + 1);
		expect(done.replaceAll("\u2060", "")).toBe(text);
		expect(withJoinedPronouns(done)).toBe(done);
	});

	it.each([
		["un e-mail, des e-mails, lui-même, toi-même, elles-mêmes", 5],
		["dix-huit, quatre-vingt, aux États-Unis, outre-mer, un super-héros, un marque-page, au-delà", 7],
		["peut-être, c’est-à-dire, un tout-petit, là-dessus, mi-temps", 0],
	])("withJoinedWords joins short compounds in %s once", (text, joined) => {
		const done = withJoinedWords(text);
		expect(done.split("\u2060")).toHaveLength(joined + 1);
		expect(withJoinedWords(done)).toBe(done);
	});

	const own = shownTexts("fr");

	it("every text of a page follows French typography, including sentences made by code", () => {
		expect(own.length).toBeGreaterThan(4000);
		const faults = own.flatMap(([key, text]) =>
			typographyFaults(text).map((fault) => `${key}: ${fault}: ${text}`),
		);
		expect([...new Set(faults)]).toEqual([]);
	});

	it("verb and pronoun stay on one line on every page, and short compounds outside career pages", () => {
		// Career pages keep their short compounds unjoined.
		const joinedAt = (key: string) =>
			/^(?:careers?|search) /u.test(key) ? withJoinedPronouns : withJoinedWords;
		// A text without a space is an id.
		const apart = own.filter(
			([key, text]) => !/^(?:adults\.)?mail\./u.test(key) && /\s/u.test(text) && joinedAt(key)(text) !== text,
		);
		expect(apart.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
	});
});

/** Words that screens do not use: see docs/glossary.md. */
const otherNames: Localized<RegExp> = {
	en: /(?<!\p{L})(?:favourites?|conversations? with (?:a )?researchers?|current installation|emails|internships?|brightest (?:categories|fields)|(?:the|which|shortest) studies)(?!\p{L})/iu,
	fr: /(?<!\p{L})(?:raies?|catégories?|univers de la quête|échanges? avec (?:une ou un|des) scientifiques?|favoris?|forfaits?|courriels?|(?<![-\u2060])mails?|tuteurs?|tutrices?|Premium est (?:active|ouverte|fermée)|profils? illustratifs?|chercheu(?:r|se)s?|méls?|lumière de (?:la|cette|votre) classe)(?!\p{L})/iu,
};

it.each(locales)("each thing has one name on screens and in mails, in %s", (locale) => {
	// Games and resources may speak of the spectral lines of astronomers and chemists.
	const own = [...allTexts(locale)].filter(([key]) => !/^(?:pages\.resources|quest\.instruments)/.test(key));
	expect(
		own.filter(([, text]) => otherNames[locale].test(text)).map(([key, text]) => `${key}: ${text}`),
	).toEqual([]);
});

describe("readability", () => {
	it("sentencesOf splits a text at its punctuation", () => {
		expect(sentencesOf("One. Two? {{name}} came: yes.")).toEqual(["One.", "Two?", "name came:", "yes."]);
	});

	it("everyday language scores as easier than administrative language", () => {
		const easy = readabilityOf("We keep your answers. You can erase them at any time.", "en");
		const hard = readabilityOf(
			"Notwithstanding aforementioned contractual provisions, personal information retention necessitates authorisation.",
			"en",
		);
		expect(easy.ease).toBeGreaterThan(80);
		expect(hard.ease).toBeLessThan(20);
		const simple = readabilityOf("On garde tes réponses. Tu peux les effacer.", "fr");
		const office = readabilityOf(
			"Nonobstant les dispositions contractuelles susmentionnées, la conservation des informations personnelles nécessite une autorisation préalable.",
			"fr",
		);
		expect(simple.ease).toBeGreaterThan(office.ease + 40);
	});

	it("hardTexts reports a sentence that is too long and a subject without texts", () => {
		const long = `We keep ${"this and ".repeat(15)}that.`;
		expect(hardTexts("consent", new Map([["consent.long", long]]), "en")).toEqual([
			expect.stringContaining("consent.long: a sentence of 33 words"),
		]);
		expect(hardTexts("consent", new Map(), "fr")).toEqual(["fr consent: no text is about it any more"]);
	});
});

it("no code compares with one language: differences are tables over all languages", () => {
	const comparing = globSync("{src,scripts,tests,bench}/**/*.{ts,tsx,mjs}").filter((file) =>
		/[=!]== "(?:fr|en)"/.test(readFileSync(file, "utf8")),
	);
	expect(comparing).toEqual([]);
});
