import { describe, expect, it } from "vitest";
import { afterBacKinds, lyceeWays } from "#domain/careers/after-seconde.ts";
import { locales } from "#domain/shared/locale.ts";
import facts from "../facts/after-seconde.json" with { type: "json" };
import { presentAfterSeconde } from "./after-seconde.ts";

describe.each(locales)("the choice after seconde in %s", (locale) => {
	const { ways, answers, kinds, checked } = presentAfterSeconde(locale);

	it("every way is there once, leads to several kinds of studies, and to each only once", () => {
		expect(ways.map(({ id }) => id)).toEqual([...lyceeWays]);
		for (const { id, waysOn } of ways) {
			expect(waysOn.length, id).toBeGreaterThan(1);
			expect(new Set(waysOn.map(({ kind }) => kind)).size, id).toBe(waysOn.length);
			expect(
				waysOn.some(({ isUsual }) => isUsual),
				id,
			).toBe(true);
		}
		const reached = new Set(ways.flatMap(({ waysOn }) => waysOn.map(({ kind }) => kind)));
		expect(reached).toEqual(new Set(afterBacKinds));
		expect(kinds.map(({ id }) => id)).toEqual([...afterBacKinds]);
	});

	it("every way and every answer about maths names a source that is stored", () => {
		const stored = Object.values(facts.sources).map(({ url }) => url);
		for (const { id, sources } of [...ways, ...answers]) {
			expect(sources.length, id).toBeGreaterThan(0);
			for (const { url } of sources) expect(stored).toContain(url);
		}
		expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	});

	it("the figures of the maths exam are those of its source", () => {
		const exam = answers.find(({ id }) => id === "exam");
		const { hours, coefficient, firstSession } = facts.mathsExam;
		expect([...(exam?.text.matchAll(/\d+/g) ?? [])].map(([figure]) => Number(figure))).toEqual([
			Number(firstSession.slice(0, 4)),
			hours,
			coefficient,
		]);
		expect(exam?.sources).toEqual([facts.sources.mathsExam]);
	});

	it("no other sentence states a figure", () => {
		const texts = [
			...ways.flatMap(({ text, waysOn }) => [text, ...waysOn.map(({ note }) => note)]),
			...answers.filter(({ id }) => id !== "exam").map(({ text }) => text),
		];
		for (const text of texts) expect(text.replace(/STI2D|ST2S|MP2I/g, "")).not.toMatch(/\d/);
	});

	it("the share of a BUT is named with its source wherever it is said", () => {
		const said = ways.filter(({ waysOn }) => waysOn.some(({ note }) => /[Hh]alf|moitié/.test(note)));
		expect(said.map(({ id }) => id)).toEqual(["stl", "sti2d", "st2s", "stav"]);
		for (const { sources } of said)
			expect(sources).toContainEqual(facts.sources[facts.butShare.source as "butQuota"]);
	});
});

it("each source is used", () => {
	const { ways, answers } = presentAfterSeconde("fr");
	const used = new Set([...ways, ...answers].flatMap(({ sources }) => sources.map(({ url }) => url)));
	for (const { url } of Object.values(facts.sources)) expect(used).toContain(url);
});
