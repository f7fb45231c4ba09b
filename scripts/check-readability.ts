// Checks that the most important texts are readable: no long sentence, and easy by the formula of their language.
// `node scripts/check-readability.ts --list` also prints the hardest of the other texts.
import { locales } from "../src/domain/shared/locale.ts";
import { allTexts, importantTexts } from "./lib/important-texts.ts";
import { hardTexts, readabilityOf, sentencesOf, together } from "./lib/readability.ts";

const problems: string[] = [];
for (const locale of locales) {
	const texts = allTexts(locale);
	for (const [subject, keys] of Object.entries(importantTexts)) {
		const own = new Map([...texts].filter(([key]) => keys.test(key)));
		problems.push(...hardTexts(subject, own, locale));
		const { words, longest, ease } = readabilityOf(together(own.values()), locale);
		console.log(`${locale} ${subject}: ease ${ease}, longest sentence ${longest} of ${words} words`);
	}
	if (process.argv.includes("--list")) {
		const important = Object.values(importantTexts);
		const others = [...texts]
			.filter(([key, text]) => !important.some((keys) => keys.test(key)) && sentencesOf(text).length > 0)
			.map(([key, text]) => ({ key, ...readabilityOf(text, locale) }))
			.filter(({ words }) => words >= 20)
			.sort((one, other) => one.ease - other.ease);
		for (const { key, ease, longest } of others.slice(0, 40))
			console.log(`${locale} ease ${ease}, longest ${longest}: ${key}`);
	}
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
