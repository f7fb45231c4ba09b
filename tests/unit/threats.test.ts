import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { problemsOfThreats } from "../../scripts/lib/threats.ts";

const text = readFileSync(join(resolve(import.meta.dirname, "..", ".."), "docs", "threats.md"), "utf8");
const problems = (changed: string, exists = (_path: string) => true) => problemsOfThreats(changed, exists);

it("problemsOfThreats reports every kind of fault in the table of threats", () => {
	expect(problems(text)).toEqual([]);
	const one = /^\| V6\.2\.1 \|.*$/m;
	expect(problems(text.replace(one, ""))).toEqual(["V6.2.1: has no row"]);
	expect(problems(text.replace(one, "$&\n$&"))).toEqual(["V6.2.1: is a row too many"]);
	expect(problems(text.replace(one, "| V6.2.1 | held |  | |"))).toEqual([
		"V6.2.1: does not state its status",
		"V6.2.1: is held, and names nothing that shows it",
	]);
	expect(problems(text.replace(one, "| V6.2.1 | perhaps | so | `src/a.ts` |"))).toEqual([
		"V6.2.1: does not state its status",
	]);
	expect(problems(text.replace(one, "$&\n| V99.1.1 | held | so | `src/a.ts` |"))).toEqual([
		"V99.1.1: is no number of level 1 or 2, or no range of them",
	]);
	expect(problems(text, (path) => !path.includes("attacks/forensic-residue"))).toEqual([
		"there is no file tests/attacks/forensic-residue.database.test.ts",
	]);
});
