import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CategoryKey } from "./category.ts";
import { fold } from "./fold.ts";
import { prepareSearch, searchCareers } from "./search.ts";

type Fields = { title?: string; description?: string; subjects?: string[]; skills?: string[] };
const career = (fields: Fields, category: CategoryKey = "biology", secondary: CategoryKey[] = []) => ({
	category,
	secondaryCategories: secondary,
	title: fields.title ?? "",
	description: fields.description ?? "",
	subjects: (fields.subjects ?? []).map((label) => ({ id: "biology" as const, label })),
	skills: fields.skills ?? [],
});
const search = (careers: ReturnType<typeof career>[], query: string, category: CategoryKey | null = null) =>
	searchCareers(prepareSearch(careers), { query, category });

describe("fold", () => {
	it.each([
		["Écologie", "ecologie"],
		["ŒUVRE", "oeuvre"],
		["l’eau", "l'eau"],
		["10\u202F000", "10 000"],
	])("folds %s to %s", (text, folded) => {
		expect(fold(text)).toBe(folded);
	});

	it("changes nothing the second time", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(fold(fold(text))).toBe(fold(text));
			}),
		);
	});
});

describe("searchCareers", () => {
	const geologist = career({ title: "Géologue", skills: ["Cartographie de l’eau"] }, "earth");
	const oceanographer = career({ title: "Océanographe", subjects: ["Océanographie"] }, "environmental", [
		"earth",
	]);
	const careers = [oceanographer, geologist];

	it.each(["geo", "GÉO", "cartographie de l'eau", "CARTO", " géo "])("finds by %s", (query) => {
		expect(search(careers, query)).toContain(geologist);
	});

	it("finds by description and by subject", () => {
		const described = career({ description: "Listens to whales." });
		expect(search([described], "WHALES")).toEqual([described]);
		expect(search(careers, "oceanographie")).toEqual([oceanographer]);
	});

	it.each(["", "   "])("finds all with a blank query, in the given order", (query) => {
		expect(search(careers, query)).toEqual(careers);
	});

	it("does not find what spans two fields", () => {
		const split = career({ title: "Data", description: "science", skills: ["one", "two"] });
		for (const query of ["Datascience", "Data science", "one two", "onetwo", "Data\u0000science", "\u0000"])
			expect(search([split], query)).toEqual([]);
	});

	it("puts primary matches of a category before secondary ones", () => {
		expect(search(careers, "", "earth")).toEqual([geologist, oceanographer]);
		expect(search(careers, "", "space")).toEqual([]);
	});

	it("combines category and query", () => {
		expect(search(careers, "océan", "earth")).toEqual([oceanographer]);
		expect(search(careers, "océan", "space")).toEqual([]);
	});

	// shows 5.7
	it("finds exactly the careers in which a single field contains the query, case and accents aside", () => {
		const letter = fc.constantFrom("a", "A", "é", "E", " ", "œ", "oe", "ς", "Σ", "’", "'", "x");
		const text = fc.string({ unit: letter, maxLength: 8 });
		const anyCareer = fc.record({
			title: text,
			description: text,
			subjects: fc.array(text, { maxLength: 2 }),
			skills: fc.array(text, { maxLength: 2 }),
		});
		fc.assert(
			fc.property(fc.array(anyCareer, { maxLength: 6 }), text, (fields, query) => {
				const all = fields.map((one) => career(one));
				const wanted = fold(query).trim();
				const expected = all.filter((_, position) => {
					const own = fields[position];
					return [own?.title, own?.description, ...(own?.subjects ?? []), ...(own?.skills ?? [])].some(
						(field) => fold(field ?? "").includes(wanted),
					);
				});
				expect(search(all, query)).toEqual(expected);
			}),
		);
	});
});
