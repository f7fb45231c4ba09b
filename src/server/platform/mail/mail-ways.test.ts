import { expect, it } from "vitest";
import { mailWay } from "./mail-ways.ts";

const way = {
	words: "",
	steps: [
		{ from: 2, to: 3, earning: "apprentice" },
		{ from: 3, to: 5, earning: null },
		{ from: 6, to: 8, earning: "paid" },
	],
} as const;

it("a lane is one row of cells that fill the years of the axis, with gaps before, between and after its steps", () => {
	const spans = [...mailWay(way, 10).matchAll(/colspan="(\d+)"/g)].map(([, years]) => Number(years));
	expect(spans).toEqual([2, 1, 2, 1, 2, 2]);
});

it("where one can earn is seen without colour: an apprenticeship is dashed, paid work filled", () => {
	const [, apprentice = "", plain = "", paid = ""] = mailWay(way, 8).split('class="rule-ink"');
	expect(apprentice).toContain("dashed");
	expect(plain).toContain("solid");
	expect(plain).not.toContain("bgcolor");
	expect(paid).toContain("bgcolor");
});

it("the drawing loads nothing and is hidden from screen readers: the words above it say the same", () => {
	const html = mailWay(way, 8);
	expect(html).not.toMatch(/<img|<svg|<script|url\(|http/);
	expect(html).toContain('aria-hidden="true"');
});
