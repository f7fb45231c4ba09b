import { expect, it } from "vitest";
import { livePage } from "../../scripts/lib/finish-page.ts";

const start = '<!DOCTYPE html><html data-edition="demo" lang="en">';

it("livePage changes the edition of a page and nothing else", () => {
	const rest = '<head><title>data-edition="demo"</title></head>';
	expect(livePage(start + rest)).toBe(`<!DOCTYPE html><html data-edition="live" lang="en">${rest}`);
});

it.each([
	['<!DOCTYPE html><html lang="en"></html>'],
	[` ${start}`],
	['<!DOCTYPE html><html data-edition="live" lang="en">'],
])("livePage refuses %s", (page) => {
	expect(() => livePage(page)).toThrow(/mark of its edition/);
});
