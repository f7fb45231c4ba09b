import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Localized, locales } from "#domain/shared/locale.ts";
import { allTexts } from "../../scripts/lib/important-texts.ts";

const listed = (texts: Iterable<readonly [string, string]>): string[] =>
	[...texts].map(([key, text]) => `${key}: ${text}`);

it.each(locales)("one sentence per page says that a result is no verdict, in %s", (locale) => {
	// One sentence each for own results, for shared results, and for results without answers.
	const keys = [...allTexts(locale)].filter(([, text]) => /verdict/i.test(text)).map(([key]) => key);
	expect(keys).toEqual(["results.subtitlePlain", "results.own.subtitle", "results.shared.subtitle"]);
});

const lightWords: Localized<RegExp> = {
	en: /(?<!\p{L})(?:lights?|lit|bright\p{L}*|dark\p{L}*|shin\p{L}+|glow\p{L}*)(?!\p{L})/iu,
	fr: /(?<!\p{L})(?:lumi(?:ère|neu)\p{L}*|brill\p{L}*|allum\p{L}*|éclair\p{L}*|éteint\p{L}*|sombre\p{L}*|vi(?:ve|f)s?)(?!\p{L})/iu,
};
/** Keys about the drawn spectrum, the headline of the results or the progress dots of the quest. */
const ofLight =
	/^(?:notFound\.picture|home\.(?:lit\.|own\.description)|quiz\.(?:pageDescription|spectrum)|dashboard\.(?:student\.(?:steps\.quiz|dark)|own\.(?:headline|named|none$|dark|spectrum))|results\.(?:(?:own|shared)\.title|band|lit|picture|print|whatIf\.effect)|(?:adults\.)?subscription\.ownProfile|pages\.oneAnswer|quest\.dots|classes\.(?:page\.picture|lesson\.parts|light|year)|lesson\.|institution\.interests\.picture|places\.description)/;
/** Keys about real light, a theme or a name. */
const noMetaphor = /^(?:quest\.instruments\.|common\.theme\.|pages\.(?:sources|privacy\.kept)\.)/;

it.each(locales)("words of light appear only where light is drawn, in %s", (locale) => {
	const elsewhere = [...allTexts(locale)].filter(
		([key, text]) => lightWords[locale].test(text) && !ofLight.test(key) && !noMetaphor.test(key),
	);
	expect(listed(elsewhere)).toEqual([]);
});

it.each(locales)("the name of a control contains the words on it, in %s", (locale) => {
	// People who speak to their device say what they read (WCAG 2.5.3).
	const texts = new Map(allTexts(locale));
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
			.trim();
	const pairs = [...texts].flatMap(([key, named]) => {
		const shown = key.endsWith("Named") ? texts.get(key.slice(0, -"Named".length)) : undefined;
		return shown === undefined ? [] : [[key, shown, named] as const];
	});
	expect(pairs.length).toBeGreaterThan(20);
	expect(pairs.filter(([, shown, named]) => !plain(named).includes(plain(shown)))).toEqual([]);
});

const counted: Localized<RegExp> = {
	en: /\{\{(\w+)\}\} (?:\p{L}+ )?(?:answers|careers|fields|questions|lines|pupils|teachers|classes|quizzes|games|places|times|minutes|hours|days|years|letters|characters|points|results|alarms|pictures|students|people|jobs)(?!\p{L})/gu,
	fr: /\{\{(\w+)\}\}[\u00a0\u202f ](?:\p{L}+ )?(?:réponses|métiers|domaines|questions|lignes|élèves|profs|classes|quiz terminés|jeux|lieux|établissements|minutes|heures|jours|ans|lettres|caractères|points|résultats|alertes|images|personnes|emplois|questionnaires)(?!\p{L})/gu,
};
/** Numbers that are always at least two: constants of the rules, full groups, measured answers. */
const neverOne: readonly (readonly [RegExp, readonly string[]])[] = [
	// One year has a message of its own; a percentage of pupils.
	[/^mail\.results\.ways\.years$/, ["length"]],
	[/^subjects\.common\.share$/, ["percent"]],
	[/^common\.card\.(?:years|sameYears|fewYears|fewSameYears)$/, ["to"]],
	[/^evidence\./, ["questions", "options", "count", "reached", "quizzes", "ratio"]],
	[/^evidence\.standOut\./, ["none", "students", "replaced", "others", "asked", "science"]],
	[/^families\.student\.make\.text$/, ["hours"]],
	[/^subscription\.freeKept$/, ["kept"]],
	[/^desk\.introduction\.give\.text$/, ["seats"]],
	// Offered only where more are left than those in view.
	[/^(?:comparison\.showAll|subjects\.allCareers)$/, ["count"]],
	[/^lesson\.leadLight$|^classes\.rehearsal\./, ["pupils"]],
	[/^results\.(?:own|shared)\.answered|^quiz\.progressText$/, ["total"]],
	[/^results\.code\.length$/, ["count"]],
	[/^results\.noStandOut\./, ["none"]],
	[/^career\.education\.basis$/, ["admitted"]],
	// Names and shares count nothing.
	[/./, ["name", "share"]],
	[/^quest\.instruments\./, ["letters", "mismatches", "minutes", "ethanol", "check"]],
];

it.each(locales)("every counted noun has a singular and a plural message, in %s", (locale) => {
	const wrong = [...allTexts(locale)].filter(([fullKey, text]) => {
		const key = fullKey.replace(/^adults\./, "");
		if (/_(?:one|many|other)$/.test(key)) return false;
		const safe = neverOne.filter(([keys]) => keys.test(key)).flatMap(([, variables]) => variables);
		return [...text.matchAll(counted[locale])].some(([, variable = ""]) => !safe.includes(variable));
	});
	expect(listed(wrong)).toEqual([]);
});

it.each(locales)("no message is half a sentence, in %s", (locale) => {
	const halves = [...allTexts(locale)].filter(
		([key, text]) =>
			(/^\p{Ll}.*[.!?]$/su.test(text) || /^[,;:.)\]]/u.test(text)) &&
			// These are inserted into a complete sentence about another answer.
			!key.startsWith("results.change."),
	);
	expect(listed(halves)).toEqual([]);
});

it("the code adds no punctuation after a message, because French has a space before a colon", () => {
	const glued = globSync("src/web/**/*.{ts,tsx}")
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/(?<![\w.])(?:t|say)\("[^"]+"[^\n]*?\)\}\s?[:;!?]/gu)].map(
				([code]) => `${file}: ${code}`,
			),
		);
	expect(glued).toEqual([]);
});

it("no style truncates text, which would end it inside a word", () => {
	const cutting = globSync("src/web/**/*.{ts,tsx,css}").filter((file) =>
		/line-clamp|text-ellipsis|text-overflow/.test(readFileSync(file, "utf8")),
	);
	expect(cutting).toEqual([]);
});

it("accessible names are messages, never texts in the code", () => {
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

it("one function joins short texts by dots, so that no line begins with a dot", () => {
	const alone = globSync("src/web/**/*.{ts,tsx}").filter(
		(file) => file !== "src/web/shared/i18n/dotted.ts" && /join\(" · "\)/.test(readFileSync(file, "utf8")),
	);
	expect(alone).toEqual([]);
});

it("one function formats prices for screens and mails", () => {
	const formatting = globSync("src/{domain,server,web}/**/*.{ts,tsx}").filter(
		(file) => !file.endsWith(".test.ts") && /style: "currency"/.test(readFileSync(file, "utf8")),
	);
	expect(formatting).toEqual(["src/domain/shared/format.ts"]);
});

it("no French message has « de » or « que » before a name, which half of all names would elide", () => {
	const names = "name|child|parent|student|teacher|researcher|other|career|heir|institution|town|about";
	const open = new RegExp(
		`(?<!\\p{L})(?:de|que|jusque|lorsque|puisque|parce que) \\{\\{(?:${names})\\}\\}`,
		"iu",
	);
	expect(listed([...allTexts("fr")].filter(([, text]) => open.test(text)))).toEqual([]);
});
