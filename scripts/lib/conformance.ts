const heading = /^## (\d+)\. .+: (\d+)\.1 to \2\.(\d+)$/;
const row = /^\| (\d+)\.(\d+) \| (.*?) \| ?(.*?) ?\|$/;
const decision = /^- \*(.+?)\*/;
const superseded = /superseded: ([^;<|`]+?)(?=$|;|<br>| \()/g;
const namedFile = /`([^`]+)`/g;
const sections = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

// A comment above test(…), it(…) or test.each(…); above a skipped test it proves nothing.
const marker = /^[ \t]*\/\/ shows ([\d., ]+)\n[ \t]*(?:test|it)(?:\.(?:each|for))?\(/gm;

/** The numbers of the specification's sentences that a file's tests claim to show. */
export const sentencesShownIn = (source: string): string[] => [
	...new Set([...source.matchAll(marker)].flatMap(([, numbers = ""]) => numbers.trim().split(/, ?/))),
];

/** A row of the table: the sentence's number, the test files that show it, and the decisions that supersede it. */
interface Row {
	readonly number: string;
	readonly proof: string;
	readonly files: readonly string[];
	readonly decisions: readonly string[];
}

const rowsOf = (lines: readonly string[]): Row[] =>
	lines.flatMap((line) => {
		const [match, section, sentence, , proof = ""] = row.exec(line) ?? [];
		if (!match) return [];
		const files = [...proof.matchAll(namedFile)].map(([, file = ""]) => file);
		const decisions = [...proof.matchAll(superseded)].map(([, name = ""]) => name);
		return [{ number: `${section}.${sentence}`, proof, files, decisions }];
	});

/** The text of every test file, by its path. */
export type TestSources = ReadonlyMap<string, string>;

const problemsOfRow = (
	{ number, proof, files, decisions }: Row,
	known: Set<string>,
	tests: TestSources,
): string[] => {
	if (proof === "") return [`${number}: nothing shows this sentence`];
	if (files.length + decisions.length === 0)
		return [`${number}: names neither a file of tests nor a decision: ${proof}`];
	return [
		...decisions
			.filter((name) => !known.has(name))
			.map((name) => `${number}: no decision is called "${name}"`),
		...files.flatMap((file) => {
			const source = tests.get(file);
			if (source === undefined) return [`${number}: there is no file of tests ${file}`];
			const isShown = sentencesShownIn(source).includes(number);
			return isShown ? [] : [`${number}: no test in ${file} says "// shows ${number}"`];
		}),
	];
};

/** Claims of tests whose file the table does not name. */
const unlisted = (rows: readonly Row[], tests: TestSources): string[] =>
	[...tests].flatMap(([file, source]) =>
		sentencesShownIn(source)
			.filter((number) => !rows.some((one) => one.number === number && one.files.includes(file)))
			.map((number) => `${number}: ${file} shows it, and its row does not name that file`),
	);

/**
 * The faults of a conformance table: sentences without a row, rows without a proof, named files without a claiming test,
 * and claims that the table does not name. Titles of tests are free.
 */
export const problemsOf = (table: string, tests: TestSources): string[] => {
	const lines = table.split("\n");
	const decisions = new Set(lines.flatMap((line) => decision.exec(line)?.[1] ?? []));
	const announced = lines.flatMap((line) => {
		const [, section = "", , last = "0"] = heading.exec(line) ?? [];
		return Array.from({ length: Number(last) }, (_, index) => `${section}.${index + 1}`);
	});
	const rows = rowsOf(lines);
	const numbers = rows.map(({ number }) => number);
	return [
		...sections
			.filter((section) => !announced.includes(`${section}.1`))
			.map((section) => `section ${section} has no heading that says how many sentences it has`),
		...announced.filter((number) => !numbers.includes(number)).map((number) => `${number}: has no row`),
		...numbers
			.filter((number, index) => !announced.includes(number) || numbers.indexOf(number) !== index)
			.map((number) => `${number}: is a row too many`),
		...rows.flatMap((one) => problemsOfRow(one, decisions, tests)),
		...unlisted(rows, tests),
	];
};
