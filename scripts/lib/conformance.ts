const heading = /^## (\d+)\. .+: (\d+)\.1 to \2\.(\d+)$/;
const row = /^\| (\d+)\.(\d+) \| (.*?) \| ?(.*?) ?\|$/;
const decision = /^- \*(.+?)\*/;
const superseded = /superseded: ([^;<|`]+?)(?=$|;|<br>| \()/g;
const namedTest = /`([^`]+?) › ([^`]+)`/g;
const sections = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

// A title is the first argument of test(…), it(…) or of what test.each(…) gives; a skipped test is none.
const titleInSource = /(?:(?<![\w.])(?:test|it)|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const anyValue = /\$\{[^}]*\}|%[sdifjo#]|\$[a-z]\w*/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The titles a test file gives, as patterns: where a title holds a value, anything may stand. */
const titlesOf = (source: string): RegExp[] =>
	[...source.matchAll(titleInSource)].map(([, quote = "", literal = ""]) => {
		const title = literal.replaceAll(`\\${quote}`, quote);
		const fixed = title.split(anyValue).map(escaped);
		return new RegExp(`^${fixed.join(".+")}$`);
	});

/** Reads a file of the repository; null when there is none. */
type Read = (path: string) => string | null;

const problemsOfProof = (number: string, proof: string, decisions: Set<string>, read: Read): string[] => {
	if (proof === "") return [`${number}: nothing shows this sentence`];
	const tests = [...proof.matchAll(namedTest)];
	const names = [...proof.matchAll(superseded)].map(([, name = ""]) => name);
	if (tests.length + names.length === 0) return [`${number}: names neither a test nor a decision: ${proof}`];
	return [
		...names
			.filter((name) => !decisions.has(name))
			.map((name) => `${number}: no decision is called "${name}"`),
		...tests.flatMap(([, path = "", title = ""]) => {
			const source = read(path);
			if (source === null) return [`${number}: there is no file ${path}`];
			const isThere = titlesOf(source).some((pattern) => pattern.test(title));
			return isThere ? [] : [`${number}: no test in ${path} is called "${title}"`];
		}),
	];
};

/** What is wrong with a conformance table: sentences without a row, rows without a proof, tests that are not there. */
export const problemsOf = (table: string, read: Read): string[] => {
	const lines = table.split("\n");
	const decisions = new Set(lines.flatMap((line) => decision.exec(line)?.[1] ?? []));
	const announced = lines.flatMap((line) => {
		const [, section = "", , last = "0"] = heading.exec(line) ?? [];
		return Array.from({ length: Number(last) }, (_, index) => `${section}.${index + 1}`);
	});
	const rows = lines.flatMap((line) => {
		const [match, section, sentence, , proof = ""] = row.exec(line) ?? [];
		return match ? [{ number: `${section}.${sentence}`, proof }] : [];
	});
	const numbers = rows.map(({ number }) => number);
	return [
		...sections
			.filter((section) => !announced.includes(`${section}.1`))
			.map((section) => `section ${section} has no heading that says how many sentences it has`),
		...announced.filter((number) => !numbers.includes(number)).map((number) => `${number}: has no row`),
		...numbers
			.filter((number, place) => !announced.includes(number) || numbers.indexOf(number) !== place)
			.map((number) => `${number}: is a row too many`),
		...rows.flatMap(({ number, proof }) => problemsOfProof(number, proof, decisions, read)),
	];
};
