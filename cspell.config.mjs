// Refuses the words that docs/glossary.md lists under "not", in code, tests, tools and documents. Spelling is not checked.
import { readFileSync } from "node:fs";

const glossary = readFileSync(new URL("docs/glossary.md", import.meta.url), "utf8");

const cellsOf = (row) =>
	row
		.split("|")
		.slice(1, -1)
		.map((cell) => cell.trim());

/** The tables of the glossary, each with its header and rows; the words of screens have a test of their own. */
const tables = glossary
	.split(/^## /m)
	.filter((chapter) => !chapter.startsWith("Words on screens"))
	.flatMap((chapter) => [chapter.split("\n").filter((line) => line.startsWith("|"))])
	.filter((rows) => rows.length > 0 && cellsOf(rows[0]).at(-1) === "not");

/** An entry of several words or with a meaning in parentheses is left to the reader. */
const isSingleWord = (entry) => /^[\p{L}-]+$/u.test(entry);

const flagWords = tables.flatMap(([, , ...rows]) =>
	rows.flatMap((row) =>
		cellsOf(row)
			.at(-1)
			.split(/,\s*(?![^(]*\))/)
			.filter(isSingleWord),
	),
);

export default {
	version: "0.2",
	language: "en",
	unknownWords: "report-flagged",
	flagWords,
	useGitignore: true,
	files: [
		"docs/**/*.md",
		"*.md",
		"{bench,scripts}/**/*.{ts,mjs}",
		"src/{contract,content,domain,server}/**/*.ts",
		"src/web/**/*.{ts,tsx,css}",
		"tests/**/*.ts",
		"*.{ts,mjs}",
	],
	overrides: [
		{
			// Browser tests quote the words of screens.
			filename: "tests/e2e/**",
			ignoreRegExpList: ["/(?:hasText: |name: |getBy\\w+\\(|toHaveText\\(|toContainText\\()[\"'`/].*/g"],
		},
		{
			// SQL has the columns that glossary.md lists under "Names that the database and the API keep", and PostgreSQL's functions.
			filename: "{src/server,tests}/**",
			ignoreRegExpList: ["/\\bpg_\\w+|\\bbegun_at\\b|\\bwish(?=, started_at| <>)/g"],
		},
		{
			// The keys of the instruments' messages.
			filename: "src/domain/quest/instruments/*",
			ignoreRegExpList: ['/\\btelling(?=:|")/g'], // cspell:disable-line
		},
		{
			// Titles of sources.
			filename: "src/**",
			ignoreRegExpList: ["/(?:Fact|Cheat) Sheet/g"], // cspell:disable-line
		},
		{
			// Code in documents names system users and commands.
			filename: "docs/operations.md",
			ignoreRegExpList: ["/`[^`\\n]+`/g"],
		},
	],
	ignorePaths: [
		// The words of screens and of the specification.
		"src/content/{articles,careers/catalogue,careers/neighbours,pages,quest/games,quiz/v[123]}/**",
		"src/content/careers/{early-ways,health-reform,outlook,pay,search-words,synonyms}.ts",
		"src/content/{consultations/researchers,quiz/{no-science-,}personas}.ts",
		"docs/{glossary,specification,specification-decisions,conformance}.md",
	],
};
