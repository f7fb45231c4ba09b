const heading = /^## (\d+)\. .+: (\d+)\.1 to \2\.(\d+)$/;
const row = /^\| (\d+)\.(\d+) \| (.*?) \| ?(.*?) ?\|$/;
const decision = /^- \*(.+?)\*/;
const superseded = /superseded: ([^;<|`]+?)(?=$|;|<br>| \()/g;
const namedFile = /`([^`]+)`/g;
const sections = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

// A line above test(…), it(…) or test.each(…); above a skipped test it shows nothing.
const marker = /^[ \t]*\/\/ shows ([\d., ]+)\n[ \t]*(?:test|it)(?:\.(?:each|for))?\(/gm;

/** The sentences of the specification that the tests of a file say they show, by their numbers. */
export const sentencesShownIn = (source: string): string[] => [
	...new Set([...source.matchAll(marker)].flatMap(([, numbers = ""]) => numbers.trim().split(/, ?/))),
];

/** A row of the table: the sentence's number, the files whose tests show it and the decisions that overrule it. */
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

/** Every file of tests by its path, as text. */
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

/** What tests say they show although the table does not name their file there. */
const unlisted = (rows: readonly Row[], tests: TestSources): string[] =>
	[...tests].flatMap(([file, source]) =>
		sentencesShownIn(source)
			.filter((number) => !rows.some((one) => one.number === number && one.files.includes(file)))
			.map((number) => `${number}: ${file} shows it, and its row does not name that file`),
	);

/**
 * What is wrong with a conformance table: sentences without a row, rows without a proof, files without a test that says
 * it shows the sentence, tests that say so without being named. Titles of tests are free.
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
			.filter((number, place) => !announced.includes(number) || numbers.indexOf(number) !== place)
			.map((number) => `${number}: is a row too many`),
		...rows.flatMap((one) => problemsOfRow(one, decisions, tests)),
		...unlisted(rows, tests),
	];
};
