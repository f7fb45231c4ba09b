import { describe, expect, it } from "vitest";
import { problemsOf } from "../../scripts/lib/conformance.ts";

const source = `
test("menu: opens", () => {});
test.each([1, 2])("menu: item %i of $name", () => {});
	it(\`menu speaks \${locale}\`, () => {});
test.skip("menu: closes", () => {});
`;
const read = (path: string): string | null => (path === "menu.spec.ts" ? source : null);

const others = [2, 3, 4, 5, 6, 7, 8, 9].map(
	(section) =>
		`## ${section}. Other: ${section}.1 to ${section}.1\n| ${section}.1 | x | \`menu.spec.ts › menu: opens\` |`,
);
const table = (...rows: string[]): string =>
	[`## 1. Menu: 1.1 to 1.${Math.max(rows.length, 1)}`, ...rows, ...others, "- *small menus*: are fine."].join(
		"\n",
	);
const row = (number: string, proof: string): string => `| ${number} | Something is said. | ${proof} |`;

describe("the conformance table", () => {
	it("passes with tests that exist, by name or by pattern, and with decisions that are listed", () => {
		const whole = table(
			row("1.1", "`menu.spec.ts › menu: opens`<br>superseded: small menus"),
			row("1.2", "`menu.spec.ts › menu: item 2 of tea`"),
			row("1.3", "`menu.spec.ts › menu speaks fr`"),
			row("1.4", "superseded: small menus"),
		);
		expect(problemsOf(whole, read)).toEqual([]);
	});

	it.each([
		["an empty row", table(row("1.1", "")), "1.1: nothing shows this sentence"],
		[
			"words in place of a proof",
			table(row("1.1", "sure")),
			"1.1: names neither a test nor a decision: sure",
		],
		[
			"a file that is not there",
			table(row("1.1", "`gone.spec.ts › x`")),
			"1.1: there is no file gone.spec.ts",
		],
		[
			"a test that is not there",
			table(row("1.1", "`menu.spec.ts › menu: explodes`")),
			'1.1: no test in menu.spec.ts is called "menu: explodes"',
		],
		[
			"a skipped test",
			table(row("1.1", "`menu.spec.ts › menu: closes`")),
			'1.1: no test in menu.spec.ts is called "menu: closes"',
		],
		["an unknown decision", table(row("1.1", "superseded: whims")), '1.1: no decision is called "whims"'],
		["a sentence without a row", table(""), "1.1: has no row"],
	])("refuses %s", (_, planted, problem) => {
		expect(problemsOf(planted, read)).toEqual([problem]);
	});

	it("refuses a row too many, a row given twice, and a section that is missing", () => {
		const proof = "`menu.spec.ts › menu: opens`";
		expect(problemsOf(`${table(row("1.1", proof))}\n${row("1.2", proof)}`, read)).toEqual([
			"1.2: is a row too many",
		]);
		expect(problemsOf(`${table(row("1.1", proof))}\n${row("1.1", proof)}`, read)).toEqual([
			"1.1: is a row too many",
		]);
		expect(problemsOf(table(row("1.1", proof)).replace(/## 9\..*\n.*\n/, ""), read)).toEqual([
			"section 9 has no heading that says how many sentences it has",
		]);
	});
});
