import { expect, it } from "vitest";
import { livePage } from "../../scripts/lib/finish-page.ts";

const mark = '<meta name="backend" content="demo"/>';

it("sets the one mark of a page to live, and nothing else", () => {
	const page = `<head>${mark}<title>demo</title></head>`;
	expect(livePage(page)).toBe('<head><meta name="backend" content="live"/><title>demo</title></head>');
});

it.each([["<head></head>"], [mark + mark]])("refuses %s", (page) => {
	expect(() => livePage(page)).toThrow(/names its backend once/);
});
