import { describe, expect, it } from "vitest";
import { textsOf } from "#domain/shared/document.ts";
import { locales } from "#domain/shared/locale.ts";
import { linksOf } from "../../../tests/setup/text-pages.ts";
import facts from "../facts/family-pages.json" with { type: "json" };
import pay from "../facts/pay.json" with { type: "json" };
import { textPage } from "./pages.ts";

const names = ["what-studies-cost", "changing-course"] as const;

describe.each(locales)("the pages for families in %s", (locale) => {
	const pages = names.map((name) => textPage(name, locale));
	const blocks = pages.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
	const barsOf = (index: number) =>
		(pages[index]?.sections ?? []).flatMap((section) =>
			section.blocks.flatMap((block) => (block.kind === "bars" ? block.items : [])),
		);

	it("each page has a drawing", () => {
		for (const index of names.keys()) expect(barsOf(index).length).toBeGreaterThan(1);
	});

	it("each amount of the month follows from a stored figure", () => {
		const { fees, room, grant, apprentice, teacher } = facts;
		const stored = [
			(fees.licence + fees.campus) / 12,
			(fees.master + fees.campus) / 12,
			(fees.engineering + fees.campus) / 12,
			room.from,
			room.to,
			grant.lowest / grant.months,
			grant.highest / grant.months,
			teacher.netFirstYear,
			teacher.netSecondYear,
			(apprentice.minimumWage * 43) / 100,
			(apprentice.minimumWage * 78) / 100,
			pay.france.doctoralContract.grossPerMonthEuros,
		];
		expect(barsOf(0).map(({ amount }) => amount)).toEqual(stored);
		expect(barsOf(0).map(({ isReceived }) => isReceived)).toEqual(stored.map((_, index) => index > 4));
		for (const { amount, text } of barsOf(0))
			expect(text.replace(/\D/g, ""), text).toBe(String(Math.round(amount)));
	});

	it("the grant has its eight steps, from the lowest to the highest of the drawing, and each is named", () => {
		const { steps, lowest, highest } = facts.grant;
		expect([steps.length, steps[0], steps.at(-1)]).toEqual([8, lowest, highest]);
		expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
		const texts = blocks.flatMap(textsOf).map((text) => text.replace(/\D/g, ""));
		expect(texts.some((text) => steps.every((amount) => text.includes(String(amount))))).toBe(true);
	});

	it("no drawing mixes pay before deductions with amounts that are received", () => {
		const drawings = (pages[0]?.sections ?? []).flatMap(({ blocks }) =>
			blocks.flatMap((block) => (block.kind === "bars" ? [block.items.length] : [])),
		);
		expect(drawings).toEqual([9, 3]);
	});

	it("the shares of the study are the stored ones", () => {
		expect(barsOf(1).map(({ amount }) => amount)).toEqual([
			facts.change.diplomaAfterChange,
			facts.change.diplomaAfterRefusal,
		]);
	});

	it("every other figure is a stored one, a year, an age or a count of days", () => {
		const { fees, room, boarding, grant, apprentice, teacher, change, credits } = facts;
		const known = new Set<number>([
			fees.licence,
			fees.master,
			fees.doctorate,
			fees.engineering,
			fees.campus,
			room.from,
			room.to,
			fees.otherSchool.fee,
			grant.mobility.amount,
			...grant.steps,
			fees.foreign.licence,
			fees.foreign.master,
			...fees.foreign.year.split("-").map(Number),
			boarding.lowest,
			boarding.highest,
			// The steps of the grant.
			1,
			2,
			3,
			4,
			5,
			6,
			grant.months,
			grant.lowest,
			grant.highest,
			...apprentice.percentUnder18,
			...apprentice.percentFrom18,
			...apprentice.percentFrom21,
			teacher.netFirstYear,
			teacher.netSecondYear,
			teacher.serviceYears,
			pay.france.doctoralContract.grossPerMonthEuros,
			change.year,
			change.appliedFrom,
			change.appliedTo,
			change.placesPercent,
			change.years,
			credits.year,
			2 * credits.year,
			// Ages and steps of the drawing, school years, the day of reading.
			0,
			7,
			18,
			20,
			21,
			25,
			2024,
			2025,
			2026,
			2027,
			27,
			// The crisis line of France: https://3114.fr.
			3114,
			// The days between which a grant was to be requested.
			...[grant.request.from, grant.request.to].map((day) => Number(day.slice(-2))),
		]);
		const sentences = blocks.flatMap((block) => {
			if (block.kind === "links") return [];
			return block.kind === "bars" ? block.items.map(({ label }) => label) : textsOf(block);
		});
		for (const sentence of sentences)
			for (const [number] of sentence.replace(/(?<=\d)[\u202f\u00a0,](?=\d{3})/g, "").matchAll(/\d+/g))
				expect(known, sentence).toContain(Number(number));
	});
});

it("each stored source of these pages is named by one of them", () => {
	const named = names.flatMap((name) => linksOf(textPage(name, "en")).flat());
	const outside = named.map(({ href }) => href).filter((href) => href.startsWith("https://"));
	expect(new Set(outside)).toEqual(new Set(Object.values(facts.sources).map(({ url }) => url)));
});
