import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CareerId } from "./career-id.ts";
import type { CategoryKey } from "./category.ts";
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

	it("does not find a run of letters that spans two fields", () => {
		const split = career({ title: "Data", description: "science", skills: ["one", "two"] });
		for (const query of ["Datascience", "onetwo", "Data\u0000science", "\u0000"])
			expect(search([split], query)).toEqual([]);
	});

	it("finds several words each in a field of its own, and forgets words that tell nothing", () => {
		const vet = career({ title: "Vet", description: "heals animals" });
		for (const query of ["animals vet", "I want to work with animals", "the vet"])
			expect(search([vet, geologist], query)).toEqual([vet]);
		expect(search([vet], "vet stars")).toEqual([]);
	});

	it("finds up to three letters at the beginning of a word only", () => {
		const [machine, captain] = [career({ title: "Works on AI" }), career({ title: "Captain" })];
		expect(search([machine, captain], "ai")).toEqual([machine]);
		expect(search([machine, captain], "capt")).toEqual([captain]);
		expect(search([machine, captain], "apta")).toEqual([captain]);
	});

	it("finds every career that has the word", () => {
		const marine = ["Marine biologist", "Marine engineer", "Submarine pilot"].map((title) =>
			career({ title }),
		);
		expect(search([...marine, geologist], "marine")).toEqual(marine);
	});

	it("finds a word of three letters where a word begins, and one of four anywhere in it", () => {
		const captain = career({ title: "Captain" });
		expect(search([captain], "ain")).toEqual([]);
		expect(search([captain], "tain")).toEqual([captain]);
	});

	it("finds a phrase as it stands, even where it begins in the middle of a word", () => {
		const diver = career({ title: "Plongeur marin" });
		const sailor = career({ title: "Marin" });
		expect(search([sailor, diver], "eur marin")).toEqual([diver]);
		const lighter = career({ title: "Lighting the way" });
		expect(search([lighter, sailor], "ing the")).toEqual([lighter]);
	});

	it("finds what is written in signs alone", () => {
		const [programmer, historian] = [career({ title: "C++ programmer" }), career({ title: "Art & history" })];
		expect(search([programmer, historian], "&")).toEqual([historian]);
		expect(search([programmer, historian], "c++")).toEqual([programmer]);
		expect(search([programmer, historian], "?!")).toEqual([]);
	});

	it("takes words that tell nothing for what they are where nothing else was typed", () => {
		const [inside, outside] = [career({ title: "The inside" }), career({ title: "The outside" })];
		expect(search([inside, outside], "in the")).toEqual([inside]);
	});

	it.each(["geoloue", "goélogue", "géologe", "geologgue"])("forgives a small typing error: %s", (query) => {
		expect(search(careers, query)).toEqual([geologist]);
	});

	it("does not take a short word for another, nor forgive where something is found as it stands", () => {
		expect(search([career({ title: "Sea" })], "tea")).toEqual([]);
		const [mice, rice] = [career({ title: "Mices" }), career({ title: "Rices" })];
		expect(search([mice, rice], "mices")).toEqual([mice]);
	});

	it("forgives an error in a subject and in one word of several, the other as it is written anywhere", () => {
		const diver = career({ title: "Plongeur", subjects: ["Biologie"], description: "Filme des baleines." });
		expect(search([geologist, diver], "bilogie")).toEqual([diver]);
		for (const query of ["plogneur baleines", "baleines plogneur", "plogneur balein"])
			expect(search([geologist, diver], query), query).toEqual([diver]);
		for (const query of ["plogneur dauphins", "plogneur leines"])
			expect(search([geologist, diver], query), query).toEqual([]);
	});

	it("looks for a mistyped word in what careers are called by, not in what is told about them", () => {
		const volcanologist = career({ title: "Gardienne de volcan" });
		const pilot = career({ title: "Pilote", description: "Survole un volcan." });
		expect(search([pilot, volcanologist], "volcn")).toEqual([volcanologist]);
		expect(search([pilot], "volcn")).toEqual([]);
	});

	it("knows a career by the words of its card alone where it has no others", () => {
		const { words } = prepareSearch([geologist]);
		expect([...words.keys()]).toEqual(["geologue", "cartographie", "de", "l", "eau"]);
	});

	it("finds by synonyms, the names of categories and the real week, and says by which", () => {
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

	it("puts primary matches of a category before secondary ones", () => {
		expect(search(careers, "", "earth")).toEqual([geologist, oceanographer]);
		expect(search(careers, "", "space")).toEqual([]);
	});

	it("combines category and query", () => {
		expect(search(careers, "océan", "earth")).toEqual([oceanographer]);
		expect(search(careers, "océan", "space")).toEqual([]);
	});

	// shows 5.7
	it("finds every career in which a single field contains the query, case and accents aside", () => {
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
	])("names the field that has %s: its %s", (query, kind, text) => {
		expect(reason(query)).toEqual({ kind, text });
	});

	it("names the field that has the phrase before one that has a word of it", () => {
		expect(reason("data science")).toEqual({ kind: "description", text: captain.description });
		expect(reason("science data")).toEqual({ kind: "skill", text: "Data tools" });
	});

	it("takes up to three letters for the beginning of a word, also behind a word that has them inside", () => {
		expect(reason("ai")).toEqual({ kind: "skill", text: "Main AI" });
		expect(reason("ar")).toEqual({ kind: "subject", text: "Art" });
		expect(reason("air")).toEqual({ kind: "description", text: captain.description });
		expect(reason("ain")).toEqual({ kind: "description", text: captain.description });
		expect(reason("arti")).toEqual({ kind: "description", text: captain.description });
		expect(reason("aini")).toEqual({ kind: "skill", text: "Training" });
	});

	it("takes a mistyped word for the one that was meant", () => {
		const diver = career({ title: "Plongeur", subjects: ["Biologie"] });
		expect(reason("bilogie", diver)).toEqual({ kind: "subject", text: "Biologie" });
		expect(reason("plogneur", diver)).toBeUndefined();
	});

	it("has none for a blank query and for a career that is not found", () => {
		const index = prepareSearch([captain]);
		for (const query of ["", "  ", "volcan"]) expect(searchReasons(index, query).size, query).toBe(0);
	});
});
