import { describe, expect, it } from "vitest";
import { type DocumentBlock, tableMarks, textsOf } from "#domain/shared/document.ts";
import { locales } from "#domain/shared/locale.ts";
import { linksOf } from "../../../tests/setup/text-pages.ts";
import facts from "../facts/near-home.json" with { type: "json" };
import { textPage } from "./pages.ts";

const isTable = (block: DocumentBlock) => block.kind === "marks";
const tablesOf = (blocks: readonly DocumentBlock[]) => blocks.filter(isTable);
const meetings = Object.values(facts.health).flatMap((routes) => Object.values(routes));

describe.each(locales)("the page near home in %s", (locale) => {
	const page = textPage("near-home", locale);
	const blocks = page.sections.flatMap((section) => section.blocks);

	it("the page has one drawing: a mark for each condition and kind of work, as stored", () => {
		const [table, ...others] = tablesOf(blocks);
		if (!table) throw new Error("The page has a table");
		expect(others).toEqual([]);
		expect(table.items).toHaveLength(Object.keys(facts.health).length);
		for (const { marks } of table.items) expect(marks).toHaveLength(table.columns.length);
		const drawn = table.items.flatMap(({ marks }) => marks).filter((mark) => mark !== "none");
		expect(drawn.toSorted()).toEqual(meetings.map(({ mark }) => mark).toSorted());
	});

	it("the page has no figure but the stored ones, years, ages and names of rules", () => {
		const { psychologist, placement, vets, apprentice } = facts;
		const days = [placement.from, placement.to].map((day) => Number(day.slice(-2)));
		const known = new Set<number>([
			psychologist.pupils,
			psychologist.year,
			placement.year,
			...days,
			vets.percent,
			vets.year,
			apprentice.from,
			apprentice.to,
			// The age below which machines ask for a doctor's opinion, the year of the law on chronic illness, the day of reading.
			18,
			2021,
			2026,
			27,
		]);
		const sentences = blocks
			.filter(({ kind }) => kind !== "links")
			.flatMap(textsOf)
			.map((text) => text.replace(/1jeune1solution|1eleve1stage/g, ""));
		for (const sentence of sentences)
			for (const [number] of sentence.replace(/(?<=\d)[\u202f\u00a0,](?=\d{3})/g, "").matchAll(/\d+/g))
				expect(known, sentence).toContain(Number(number));
	});

	it("the page names every stored source in its last section, and no other address there", () => {
		const sources = page.sections.at(-1);
		const named = linksOf({ ...page, sections: sources ? [sources] : [] }).flat();
		expect(named.map(({ href }) => href)).toEqual(Object.values(facts.sources).map(({ url }) => url));
	});
});

it("every mark has its stored source, and is one that the drawing explains", () => {
	expect(meetings.length).toBeGreaterThan(10);
	for (const { mark, source } of meetings) {
		expect(tableMarks).toContain(mark);
		expect(Object.keys(facts.sources)).toContain(source);
	}
});

it("every stored figure has its stored source", () => {
	const { psychologist, placement, vets, apprentice } = facts;
	for (const { source } of [psychologist, placement, vets, apprentice])
		expect(Object.keys(facts.sources)).toContain(source);
});
