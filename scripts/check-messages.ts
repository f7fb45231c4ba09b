// Checks the messages: same keys and variables in every language, no unused key; and French typography in messages and in
// all other content.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mailsForAdults, messagesForAdults } from "../src/content/messages/adults.ts";
import { messagesByLocale } from "../src/content/messages/all.ts";
import { mailMessages } from "../src/content/messages/mail.ts";
import {
	defaultLocale,
	formalLocales,
	type Locale,
	languages,
	locales,
} from "../src/domain/shared/locale.ts";
import { typographyFaults } from "./lib/french-typography.ts";
import { flatten } from "./lib/important-texts.ts";
import { addressedBy, registers } from "./lib/readers.ts";
import { shownTexts } from "./lib/shown-texts.ts";

type Tree = { readonly [key: string]: string | Tree };

const root = resolve(import.meta.dirname, "..");
const plural = /_(zero|one|two|few|many|other)$/;

// Mails use their sentences by group, so an unused key cannot be found here.
const textsIn = (locale: Locale) =>
	flatten({ ...messagesByLocale[locale], mail: mailMessages[locale] } as Tree);
const english = textsIn(defaultLocale);
const french = textsIn("fr");
const stems = (messages: Map<string, string>) =>
	new Set([...messages.keys()].map((key) => key.replace(plural, "")));
const variables = (text: string): string => [...new Set(text.match(/{{\w+}}/g) ?? [])].sort().join();

const problems: string[] = [];
const englishStems = stems(english);
for (const locale of locales.filter((one) => one !== defaultLocale)) {
	const own = textsIn(locale);
	const ownStems = stems(own);
	for (const key of englishStems) if (!ownStems.has(key)) problems.push(`not in ${locale}: ${key}`);
	for (const key of ownStems)
		if (!englishStems.has(key)) problems.push(`in ${locale} and not in ${defaultLocale}: ${key}`);
	const { pluralCategories } = new Intl.PluralRules(languages[locale].tag).resolvedOptions();
	if (pluralCategories.includes("many"))
		for (const key of ownStems)
			if (own.has(`${key}_other`) && !own.has(`${key}_many`))
				problems.push(`plural ${key} in ${locale} lacks _many`);
	for (const [key, text] of english) {
		const other = own.get(key);
		if (other !== undefined && variables(text) !== variables(other))
			problems.push(`variables differ in ${key} in ${locale}`);
	}
	for (const [key, text] of own) if (text.trim() === "") problems.push(`empty in ${locale}: ${key}`);
}

// A message file that no list names is never loaded.
const messagesFolder = join(root, "src/content/messages");
const lists = readdirSync(messagesFolder)
	.filter((name) => name.endsWith(".ts"))
	.map((name) => readFileSync(join(messagesFolder, name), "utf8"))
	.join("\n");
for (const locale of locales)
	for (const name of readdirSync(join(messagesFolder, locale), { recursive: true, encoding: "utf8" }))
		if (name.endsWith(".json") && !lists.includes(`"./${locale}/${name}"`))
			problems.push(`named by no list of messages: ${locale}/${name}`);

// A language with a formal address has messages for adults: the same keys, in the register of adults. A message that
// students and adults both read has a variant for adults.
for (const locale of formalLocales) {
	const { speaksToAdult, speaksToStudent } = registers[locale];
	const forStudents = textsIn(locale);
	const adults = flatten({ ...messagesForAdults[locale], mail: mailsForAdults[locale] });
	for (const [key, text] of adults) {
		const original = forStudents.get(key);
		if (original === undefined) problems.push(`no sentence for students in ${locale}: ${key}`);
		else if (variables(text) !== variables(original))
			problems.push(`variables differ for adults in ${locale}: ${key}`);
		if (speaksToStudent(text) || !speaksToAdult(text))
			problems.push(`not addressed to adults in ${locale}: ${key}: ${text}`);
	}
	for (const [key, text] of forStudents) {
		const readers = addressedBy(key);
		const said = text.replaceAll("\u2060", "").replace(/«[^»]*»/gu, "");
		if (readers === undefined) problems.push(`scripts/lib/readers.ts has no readers for ${key}`);
		if (readers === "students" && speaksToAdult(said))
			problems.push(`addresses an adult in ${locale}, and students read it: ${key}: ${text}`);
		if (readers === "adults" && speaksToStudent(said))
			problems.push(`addresses a student in ${locale}, and adults read it: ${key}: ${text}`);
		const file = `${locale}-adults${key.startsWith("mail.") ? "-mail" : ""}.json`;
		if (readers === "either" && !adults.has(key) && (speaksToStudent(said) || speaksToAdult(said)))
			problems.push(`addresses one of two readers, without a sentence in ${file}: ${key}: ${text}`);
	}
}
const impersonal = /(?<!\p{L})(?:il faut|il suffit|mieux vaut|il est possible|il reste à)(?!\p{L})/iu;
// The speed that a loop needs is physics and no advice.
for (const [key, text] of french)
	if (impersonal.test(text) && !key.startsWith("quest.instruments."))
		problems.push(`is impersonal in ${key}: ${text}`);

const typography = [...flatten({ mail: mailsForAdults.fr }), ...shownTexts("fr")].flatMap(([key, text]) =>
	typographyFaults(text).map((fault) => `French typography in ${key}: ${fault}: ${text}`),
);
problems.push(...new Set(typography));
for (const [key, text] of english) if (text.trim() === "") problems.push(`empty: ${key}`);

// A key counts as used when the source contains it, whole or as the constant prefix of a computed key.
const sources = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
	.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
	.join("\n");
const literals = new Set(
	[...sources.matchAll(/["'`]([a-zA-Z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, key = ""]) => key),
);
const beginnings = [...sources.matchAll(/`([a-zA-Z][\w-]*\.[\w.-]*)\$\{/g)].map(([, key = ""]) => key);
const isUsed = (key: string): boolean =>
	key.startsWith("mail.") ||
	// Commands print them, too, by group.
	key.startsWith("operator.today.") ||
	literals.has(key) ||
	literals.has(key.replace(/^problems\./, "")) ||
	beginnings.some((beginning) => key.startsWith(beginning));
for (const key of englishStems) if (!isUsed(key)) problems.push(`never used: ${key}`);

for (const problem of problems) console.error(problem);
console.log(`${english.size} English and ${french.size} French messages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
