import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Localized, locales } from "#domain/shared/locale.ts";
import { allTexts } from "../../scripts/lib/important-texts.ts";

const told = (texts: Iterable<readonly [string, string]>): string[] =>
	[...texts].map(([key, text]) => `${key}: ${text}`);

it.each(locales)("says once on a page that a result is no verdict, in %s", (locale) => {
	// One sentence of three results: one's own, somebody else's, and one whose answers are lost.
	const keys = [...allTexts(locale)].filter(([, text]) => /verdict/i.test(text)).map(([key]) => key);
	expect(keys).toEqual(["results.subtitlePlain", "results.own.subtitle", "results.shared.subtitle"]);
});

const lightWords: Localized<RegExp> = {
	en: /(?<!\p{L})(?:lights?|lit|bright\p{L}*|dark\p{L}*|shin\p{L}+|glow\p{L}*)(?!\p{L})/iu,
	fr: /(?<!\p{L})(?:lumi(?:ère|neu)\p{L}*|brill\p{L}*|allum\p{L}*|éclair\p{L}*|éteint\p{L}*|sombre\p{L}*|vi(?:ve|f)s?)(?!\p{L})/iu,
};
/** Where light is meant: the band of a quiz or a class, the headline of the results, the lamps. */
const ofLight =
	/^(?:home\.(?:hero\.spectrumLabel|example\.strongest)|quiz\.(?:pageDescription|spectrum)|dashboard\.student\.steps\.quiz|results\.(?:(?:own|shared)\.title|band|lit|picture|print)|quest\.lamps|classes\.(?:page\.picture|lesson\.parts|light)|lesson\.|institution\.interests\.picture)/;
/** Where a real lamp, a theme or a name is meant. */
const noMetaphor = /^(?:quest\.instruments\.|common\.theme\.|pages\.(?:sources|privacy\.kept)\.)/;

it.each(locales)("keeps the words of light for what is drawn as light, in %s", (locale) => {
	const elsewhere = [...allTexts(locale)].filter(
		([key, text]) => lightWords[locale].test(text) && !ofLight.test(key) && !noMetaphor.test(key),
	);
	expect(told(elsewhere)).toEqual([]);
});

const counted: Localized<RegExp> = {
	en: /\{\{(\w+)\}\} (?:\p{L}+ )?(?:answers|careers|fields|questions|lines|pupils|teachers|classes|quizzes|games|places|times|minutes|hours|days|years|letters|characters|points|results|alarms|pictures|students|people|jobs)(?!\p{L})/gu,
	fr: /\{\{(\w+)\}\}[\u00a0\u202f ](?:\p{L}+ )?(?:réponses|métiers|domaines|questions|lignes|élèves|profs|classes|quiz terminés|jeux|lieux|établissements|minutes|heures|jours|ans|lettres|caractères|points|résultats|alertes|images|personnes|emplois|questionnaires)(?!\p{L})/gu,
};
/** Numbers that are two at least, whatever happens: constants of the rules, full groups, measured sheets. */
const neverOne: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^common\.card\.(?:years|sameYears)$/, ["to"]],
	[/^evidence\./, ["questions", "options", "count", "reached", "sheets", "ratio"]],
	[/^families\.student\.make\.text$/, ["hours"]],
	[/^subscription\.freeKept$/, ["kept"]],
	[/^lesson\.leadLight$/, ["pupils"]],
	[/^results\.(?:own|shared)\.answered|^quiz\.progressText$/, ["total"]],
	[/^results\.code\.length$/, ["count"]],
	[/^career\.education\.basis$/, ["admitted"]],
	// Names and shares count nothing.
	[/./, ["name", "share"]],
	[/^quest\.instruments\./, ["letters", "mismatches", "minutes", "ethanol", "check"]],
];

it.each(locales)("counts one and several in words of their own, in %s", (locale) => {
	const wrong = [...allTexts(locale)].filter(([fullKey, text]) => {
		const key = fullKey.replace(/^adults\./, "");
		if (/_(?:one|many|other)$/.test(key)) return false;
		const safe = neverOne.filter(([keys]) => keys.test(key)).flatMap(([, variables]) => variables);
		return [...text.matchAll(counted[locale])].some(([, variable = ""]) => !safe.includes(variable));
	});
	expect(told(wrong)).toEqual([]);
});

it.each(locales)("leaves no sentence in halves for the code to put together, in %s", (locale) => {
	const halves = [...allTexts(locale)].filter(
		([key, text]) =>
			(/^\p{Ll}.*[.!?]$/su.test(text) || /^[,;:.)\]]/u.test(text)) &&
			// What a result would be with another answer: told inside a sentence of its own.
			!key.startsWith("results.change."),
	);
	expect(told(halves)).toEqual([]);
});

it("puts no sign of a sentence behind a message in the code: before a colon French has a space", () => {
	const glued = globSync("src/web/**/*.{ts,tsx}")
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/(?<![\w.])(?:t|say)\("[^"]+"[^\n]*?\)\}\s?[:;!?]/gu)].map(
				([code]) => `${file}: ${code}`,
			),
		);
	expect(glued).toEqual([]);
});

it("cuts no text by a style, which would end it inside a word", () => {
	const cutting = globSync("src/web/**/*.{ts,tsx,css}").filter((file) =>
		/line-clamp|text-ellipsis|text-overflow/.test(readFileSync(file, "utf8")),
	);
	expect(cutting).toEqual([]);
});

it("names nothing in the code: what a screen reader says comes from the messages, too", () => {
	const named = globSync("src/web/**/*.tsx")
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.flatMap((file) =>
			[
				...readFileSync(file, "utf8").matchAll(
					/(?<![\w-])(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder|label)=\{?["`][^"`{$]*\p{L}{2}[^\n]*/gu,
				),
			].map(([code]) => `${file}: ${code}`),
		);
	expect(named).toEqual([]);
});

it("joins short things by dots in one place, which keeps a dot from beginning a line", () => {
	const alone = globSync("src/web/**/*.{ts,tsx}").filter(
		(file) => file !== "src/web/shared/dotted.ts" && /join\(" · "\)/.test(readFileSync(file, "utf8")),
	);
	expect(alone).toEqual([]);
});

it("writes prices in one place for screens and mails", () => {
	const formatting = globSync("src/{domain,server,web}/**/*.{ts,tsx}").filter(
		(file) => !file.endsWith(".test.ts") && /style: "currency"/.test(readFileSync(file, "utf8")),
	);
	expect(formatting).toEqual(["src/domain/shared/price-words.ts"]);
});

it("puts no « de » or « que » before a name in French: half of all names would ask for « d’ » and « qu’ »", () => {
	const names = "name|child|parent|student|teacher|researcher|other|career|heir|institution|town|about";
	const open = new RegExp(
		`(?<!\\p{L})(?:de|que|jusque|lorsque|puisque|parce que) \\{\\{(?:${names})\\}\\}`,
		"iu",
	);
	expect(told([...allTexts("fr")].filter(([, text]) => open.test(text)))).toEqual([]);
});
