/**
 * The number of requirements of levels 1 and 2 in each section of OWASP's ASVS 5.0.0; they are its first ones. Source:
 * OWASP_Application_Security_Verification_Standard_5.0.0_en.csv.
 */
const sections: readonly (readonly [section: string, count: number])[] = [
	["1.1", 2],
	["1.2", 9],
	["1.3", 11],
	["1.4", 3],
	["1.5", 2],
	["2.1", 3],
	["2.2", 3],
	["2.3", 4],
	["2.4", 1],
	["3.2", 2],
	["3.3", 4],
	["3.4", 6],
	["3.5", 5],
	["3.7", 2],
	["4.1", 3],
	["4.2", 1],
	["4.3", 2],
	["4.4", 4],
	["5.1", 1],
	["5.2", 3],
	["5.3", 2],
	["5.4", 3],
	["6.1", 3],
	["6.2", 12],
	["6.3", 4],
	["6.4", 4],
	["6.5", 5],
	["6.6", 3],
	["6.8", 4],
	["7.1", 3],
	["7.2", 4],
	["7.3", 2],
	["7.4", 5],
	["7.5", 2],
	["7.6", 2],
	["8.1", 2],
	["8.2", 3],
	["8.3", 1],
	["8.4", 1],
	["9.1", 3],
	["9.2", 4],
	["10.1", 2],
	["10.2", 2],
	["10.3", 4],
	["10.4", 11],
	["10.5", 5],
	["10.6", 2],
	["10.7", 3],
	["11.1", 2],
	["11.2", 3],
	["11.3", 3],
	["11.4", 4],
	["11.5", 1],
	["11.6", 1],
	["12.1", 3],
	["12.2", 2],
	["12.3", 4],
	["13.1", 1],
	["13.2", 5],
	["13.3", 2],
	["13.4", 5],
	["14.1", 2],
	["14.2", 4],
	["14.3", 3],
	["15.1", 3],
	["15.2", 3],
	["15.3", 7],
	["16.1", 1],
	["16.2", 5],
	["16.3", 4],
	["16.4", 3],
	["16.5", 3],
	["17.1", 1],
	["17.2", 4],
	["17.3", 2],
];

const numbers = sections.flatMap(([section, count]) =>
	Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
);

const row = /^\| (V[\d.]+)(?: to (V[\d.]+))? \| (.*?) \| (.*?) \| ?(.*?) ?\|$/;
const states = ["held", "partly", "accepted", "does not apply"];
const namedFile = /`((?:src|tests|scripts|docs)\/[\w./-]+\.[a-z]+)`/g;

/** The numbers of a row: a single one, or a range. */
const numbersOf = (first: string, last: string): string[] => {
	const from = numbers.indexOf(first);
	const to = numbers.indexOf(last);
	return from === -1 || to < from ? [] : numbers.slice(from, to + 1);
};

/**
 * The faults of docs/threats.md: named files that do not exist, requirements without a row or with two, rows without a
 * status, and rows with the status "held" without a proof.
 */
export const problemsOfThreats = (text: string, exists: (path: string) => boolean): string[] => {
	const rows = text.split("\n").flatMap((line) => {
		const [, first = "", last = first, state = "", how = "", where = ""] = row.exec(line) ?? [];
		return first === "" ? [] : [{ first, state, how, where, covered: numbersOf(first, last) }];
	});
	const covered = rows.flatMap((one) => one.covered);
	const files = new Set([...text.matchAll(namedFile)].map(([, path = ""]) => path));
	return [
		...[...files].filter((path) => !exists(path)).map((path) => `there is no file ${path}`),
		...numbers.filter((number) => !covered.includes(number)).map((number) => `${number}: has no row`),
		...covered
			.filter((number, index) => covered.indexOf(number) !== index)
			.map((number) => `${number}: is a row too many`),
		...rows
			.filter((one) => one.covered.length === 0)
			.map(({ first }) => `${first}: is no number of level 1 or 2, or no range of them`),
		...rows
			.filter(({ state, how }) => !states.includes(state) || how === "")
			.map(({ first }) => `${first}: does not state its status`),
		...rows
			.filter(({ state, how, where }) => state === "held" && where === "" && !how.includes("above"))
			.map(({ first }) => `${first}: is held, and names nothing that shows it`),
	];
};
