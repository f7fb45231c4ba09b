import { describe, expect, it } from "vitest";
import { problemsOf, sentencesShownIn } from "../../scripts/lib/conformance.ts";

const others = [2, 3, 4, 5, 6, 7, 8, 9].map((section) => `${section}.1`);
const source = (...first: string[]): string => `
// shows ${[...first, ...others].join(", ")}
test("menu: opens", () => {});
	// shows 1.2
	it.each([1, 2])("menu: item %i of $name", () => {});
// shows 1.3
test.skip("menu: closes", () => {});
`;
const tests = (...first: string[]) => new Map([["menu.spec.ts", source(...first)]]);

const table = (...rows: string[]): string =>
	[
		`## 1. Menu: 1.1 to 1.${Math.max(rows.length, 1)}`,
		...rows,
		...others.flatMap((number) => [
			`## ${number[0]}. Other: ${number} to ${number}`,
			`| ${number} | x | \`menu.spec.ts\` |`,
		]),
		"- *small menus*: are fine.",
	].join("\n");
const row = (number: string, proof: string): string => `| ${number} | Something is said. | ${proof} |`;

describe("the conformance table", () => {
	it("a table passes whose named tests claim their sentences and whose decisions are listed", () => {
		const whole = table(
			row("1.1", "`menu.spec.ts`<br>superseded: small menus"),
			row("1.2", "`menu.spec.ts`"),
			row("1.3", "superseded: small menus"),
		);
		expect(problemsOf(whole, tests("1.1"))).toEqual([]);
	});

	it("a claim is read from the comment above a test, but not above a skipped one", () => {
		expect(sentencesShownIn(source("1.1"))).toEqual(["1.1", ...others, "1.2"]);
	});

	it.each([
		["an empty row", row("1.1", ""), "1.1: nothing shows this sentence"],
		[
			"words in place of a proof",
			row("1.1", "sure"),
			"1.1: names neither a file of tests nor a decision: sure",
		],
		["a file that is not there", row("1.1", "`gone.spec.ts`"), "1.1: there is no file of tests gone.spec.ts"],
		["an unknown decision", row("1.1", "superseded: whims"), '1.1: no decision is called "whims"'],
		[
			"a sentence that no test shows",
			row("1.1", "`menu.spec.ts`"),
			'1.1: no test in menu.spec.ts says "// shows 1.1"',
		],
	])("the table refuses %s", (_, violation, problem) => {
		expect(problemsOf(table(violation, row("1.2", "`menu.spec.ts`")), tests())).toEqual([problem]);
	});

	it("the table refuses a skipped test as a proof", () => {
		const proof = row("1.3", "`menu.spec.ts`");
		expect(
			problemsOf(table(row("1.1", "`menu.spec.ts`"), row("1.2", "`menu.spec.ts`"), proof), tests("1.1")),
		).toEqual(['1.3: no test in menu.spec.ts says "// shows 1.3"']);
	});

	it("a claim without a row in the table is refused", () => {
		const given = row("1.1", "superseded: small menus");
		expect(problemsOf(table(given, row("1.2", "`menu.spec.ts`")), tests("1.1"))).toEqual([
			"1.1: menu.spec.ts shows it, and its row does not name that file",
		]);
	});

	it("the table refuses a surplus row, a duplicate row, a sentence without a row and a missing section", () => {
		const rows = [row("1.1", "`menu.spec.ts`"), row("1.2", "`menu.spec.ts`")];
		const whole = table(...rows);
		expect(problemsOf(`${whole}\n${row("1.3", "superseded: small menus")}`, tests("1.1"))).toEqual([
			"1.3: is a row too many",
		]);
		expect(problemsOf(`${whole}\n${rows[0]}`, tests("1.1"))).toEqual(["1.1: is a row too many"]);
		expect(problemsOf(whole.replace("1.1 to 1.2", "1.1 to 1.3"), tests("1.1"))).toEqual(["1.3: has no row"]);
		expect(problemsOf(whole.replace(/## 9\..*\n/, ""), tests("1.1"))).toEqual([
			"section 9 has no heading that says how many sentences it has",
			"9.1: is a row too many",
		]);
	});
});
