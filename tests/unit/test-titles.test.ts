import { expect, it } from "vitest";
import { titleFaults } from "../../scripts/lib/test-titles.ts";

const verbless = (title: string) => `the title "${title}" has no subject in front of its verb`;

it("titleFaults reports titles that begin with a verb, also of tables and behind the name of a screen", () => {
	const text = `
it("is free while seats are left", () => {});
it("a seat is free while seats are left", () => {});
it.each(["one", "two"])("refuses %s", () => {});
test.skip(\`home (\${locale}): shows the careers\`, () => {});
it("that is withdrawn opens nothing", () => {});
it("mails are sent once", () => {});
expect("is no title").toBe("is no title");
`;
	expect(titleFaults("sample.test.ts", text)).toEqual([
		`2: ${verbless("is free while seats are left")}`,
		`4: ${verbless("refuses %s")}`,
		`5: ${verbless(`home (\${locale}): shows the careers`)}`,
		`6: ${verbless("that is withdrawn opens nothing")}`,
	]);
});
