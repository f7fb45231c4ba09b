import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CareerId } from "../career-id.ts";
import type { CategoryKey } from "../category.ts";
import { fold } from "./fold.ts";
import { prepareSearch, searchCareers, searchReasons } from "./search.ts";

type Fields = { title?: string; description?: string; subjects?: string[]; skills?: string[] };
const career = (fields: Fields, category: CategoryKey = "biology", secondary: CategoryKey[] = []) => ({
	id: "geologist" as CareerId,
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
		["Ægir et cætera", "aegir et caetera"],
		["ΚΌΣΜΟΣ", "κοσμοσ"],
		["κόσμος", "κοσμοσ"],
	])("%s folds to %s", (text, folded) => {
		expect(fold(text)).toBe(folded);
	});

	it("folding is idempotent", () => {
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

	it.each(["geo", "GÉO", "cartographie de l'eau", "CARTO", " géo "])(
		"the query %s finds the career",
		(query) => {
			expect(search(careers, query)).toContain(geologist);
		},
	);

	it("a query matches descriptions and subjects", () => {
		const described = career({ description: "Listens to whales." });
		expect(search([described], "WHALES")).toEqual([described]);
		expect(search(careers, "oceanographie")).toEqual([oceanographer]);
	});

	it.each(["", "   "])("a blank query finds all careers in the given order", (query) => {
		expect(search(careers, query)).toEqual(careers);
	});

	it("a run of letters across two fields is not found", () => {
		const split = career({ title: "Data", description: "science", skills: ["one", "two"] });
		for (const query of ["Datascience", "onetwo", "Data\u0000science", "\u0000"])
			expect(search([split], query)).toEqual([]);
	});

	it("several words may match in different fields, and empty words are ignored", () => {
		const vet = career({ title: "Vet", description: "heals animals" });
		for (const query of ["animals vet", "I want to work with animals", "the vet"])
			expect(search([vet, geologist], query)).toEqual([vet]);
		expect(search([vet], "vet stars")).toEqual([]);
	});

	it("up to three letters match only the beginning of a word", () => {
		const [machine, captain] = [career({ title: "Works on AI" }), career({ title: "Captain" })];
		expect(search([machine, captain], "ai")).toEqual([machine]);
		expect(search([machine, captain], "capt")).toEqual([captain]);
		expect(search([machine, captain], "apta")).toEqual([captain]);
	});

	it("every career with the word is found", () => {
		const marine = ["Marine biologist", "Marine engineer", "Submarine pilot"].map((title) =>
			career({ title }),
		);
		expect(search([...marine, geologist], "marine")).toEqual(marine);
	});

	it("three letters match the beginning of a word, and four match anywhere in it", () => {
		const captain = career({ title: "Captain" });
		expect(search([captain], "ain")).toEqual([]);
		expect(search([captain], "tain")).toEqual([captain]);
	});

	it("a phrase is found as written, even from the middle of a word", () => {
		const diver = career({ title: "Plongeur marin" });
		const sailor = career({ title: "Marin" });
		expect(search([sailor, diver], "eur marin")).toEqual([diver]);
		const lighter = career({ title: "Lighting the way" });
		expect(search([lighter, sailor], "ing the")).toEqual([lighter]);
	});

	it("a query of symbols alone is found", () => {
		const [programmer, historian] = [career({ title: "C++ programmer" }), career({ title: "Art & history" })];
		expect(search([programmer, historian], "&")).toEqual([historian]);
		expect(search([programmer, historian], "c++")).toEqual([programmer]);
		expect(search([programmer, historian], "?!")).toEqual([]);
	});

	it("empty words count where nothing else was typed", () => {
		const [inside, outside] = [career({ title: "The inside" }), career({ title: "The outside" })];
		expect(search([inside, outside], "in the")).toEqual([inside]);
	});

	it.each(["geoloue", "goélogue", "géologe", "geologgue"])(
		"a small typing error is forgiven: %s",
		(query) => {
			expect(search(careers, query)).toEqual([geologist]);
		},
	);

	it("a short word is not corrected, and nothing is corrected where the exact query is found", () => {
		expect(search([career({ title: "Sea" })], "tea")).toEqual([]);
		const [mice, rice] = [career({ title: "Mices" }), career({ title: "Rices" })];
		expect(search([mice, rice], "mices")).toEqual([mice]);
	});

	it("an error is forgiven in a subject and in one of several words, while the other words match as written", () => {
		const diver = career({ title: "Plongeur", subjects: ["Biologie"], description: "Filme des baleines." });
		expect(search([geologist, diver], "bilogie")).toEqual([diver]);
		for (const query of ["plogneur baleines", "baleines plogneur", "plogneur balein"])
			expect(search([geologist, diver], query), query).toEqual([diver]);
		for (const query of ["plogneur dauphins", "plogneur leines"])
			expect(search([geologist, diver], query), query).toEqual([]);
	});

	it("a mistyped word is looked up in the names of careers, not in their descriptions", () => {
		const volcanologist = career({ title: "Gardienne de volcan" });
		const pilot = career({ title: "Pilote", description: "Survole un volcan." });
		expect(search([pilot, volcanologist], "volcn")).toEqual([volcanologist]);
		expect(search([pilot], "volcn")).toEqual([]);
	});

	it("a career without further search words is found by the words of its card", () => {
		const { words } = prepareSearch([geologist]);
		expect([...words.keys()]).toEqual(["geologue", "cartographie", "de", "l", "eau"]);
	});

	it("synonyms, category names and the real week are searched, and the reason names which matched", () => {
		const index = prepareSearch([geologist], {
			synonyms: { geologist: ["Volcan", "Cailloux"] },
			weeks: { geologist: ["Décrire des carottes dans un hangar"] },
			categories: { earth: ["Sciences de la Terre"] },
		});
		const reason = (query: string) => {
			expect(searchCareers(index, { query, category: null }), query).toEqual([geologist]);
			return searchReasons(index, query).get("geologist");
		};
		expect(reason("volcan")).toEqual({ kind: "synonym", text: "Volcan" });
		expect(reason("caillox")).toEqual({ kind: "synonym", text: "Cailloux" });
		expect(reason("hangar")).toEqual({ kind: "week", text: "Décrire des carottes dans un hangar" });
		expect(reason("terre")).toEqual({ kind: "category", text: "Sciences de la Terre" });
		expect(reason("géologue")).toBeUndefined();
	});

	it("careers with the category as their first precede those with it as a second one", () => {
		expect(search(careers, "", "earth")).toEqual([geologist, oceanographer]);
		expect(search(careers, "", "space")).toEqual([]);
	});

	it("category and query are combined", () => {
		expect(search(careers, "océan", "earth")).toEqual([oceanographer]);
		expect(search(careers, "océan", "space")).toEqual([]);
	});

	// shows 5.7
	it("every career with the query in a single field is found, whatever the case and accents", () => {
		const letter = fc.constantFrom("a", "A", "é", "E", " ", "œ", "oe", "ς", "Σ", "’", "'", "x");
		const text = fc.string({ unit: letter, maxLength: 12 });
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
				const found = search(all, query);
				const contains = (position: number) => {
					const own = fields[position];
					return [own?.title, own?.description, ...(own?.subjects ?? []), ...(own?.skills ?? [])].some(
						(field) => fold(field ?? "").includes(wanted),
					);
				};
				for (const [position, one] of all.entries())
					if (contains(position) && (wanted.length > 3 || wanted === "")) expect(found).toContain(one);
			}),
		);
	});
});

describe("searchReasons", () => {
	const captain = career({
		title: "Captain",
		subjects: ["Art"],
		skills: ["Data tools", "Training", "Main AI"],
		description: "Data science everywhere, and air and artists, in the Ain.",
	});
	const reason = (query: string, fields = captain) => {
		const index = prepareSearch([fields]);
		expect(searchCareers(index, { query, category: null }), query).toEqual([fields]);
		return searchReasons(index, query).get("geologist");
	};

	it.each([
		["everywhere", "description", captain.description],
		["tools", "skill", "Data tools"],
		["art", "subject", "Art"],
	])("the reason is the field that has %s: its %s", (query, kind, text) => {
		expect(reason(query)).toEqual({ kind, text });
	});

	it("a field with the whole phrase precedes one with a single word of it", () => {
		expect(reason("data science")).toEqual({ kind: "description", text: captain.description });
		expect(reason("science data")).toEqual({ kind: "skill", text: "Data tools" });
	});

	it("up to three letters match the beginning of a word, even after a word that contains them", () => {
		expect(reason("ai")).toEqual({ kind: "skill", text: "Main AI" });
		expect(reason("ar")).toEqual({ kind: "subject", text: "Art" });
		expect(reason("air")).toEqual({ kind: "description", text: captain.description });
		expect(reason("ain")).toEqual({ kind: "description", text: captain.description });
		expect(reason("arti")).toEqual({ kind: "description", text: captain.description });
		expect(reason("aini")).toEqual({ kind: "skill", text: "Training" });
	});

	it("a mistyped word is explained by the word that was meant", () => {
		const diver = career({ title: "Plongeur", subjects: ["Biologie"] });
		expect(reason("bilogie", diver)).toEqual({ kind: "subject", text: "Biologie" });
		expect(reason("plogneur", diver)).toBeUndefined();
	});

	it("a blank query and a career that is not found have no reason", () => {
		const index = prepareSearch([captain]);
		for (const query of ["", "  ", "volcan"]) expect(searchReasons(index, query).size, query).toBe(0);
	});
});
