import { describe, expect, it } from "vitest";
import type { CareerId } from "../career-id.ts";
import type { CategoryKey } from "../category.ts";
import { acrossTheSpectrum, nearestTo } from "./nearest.ts";
import { prepareSearch } from "./search.ts";

const career = (title: string, category: CategoryKey, subjects: readonly string[] = []) => ({
	id: "geologist" as CareerId,
	category,
	secondaryCategories: [],
	title,
	description: "Raconte les dinosaures.",
	subjects: subjects.map((label) => ({ id: "biology" as const, label })),
	skills: [],
});
type Career = ReturnType<typeof career>;

const nearest = (careers: readonly Career[], query: string) => {
	const near = nearestTo(prepareSearch(careers), query);
	return { careers: near.careers.map(({ title }) => title), fields: near.fields };
};

describe("nearestTo", () => {
	const geologist = career("Géologue", "earth");
	const zoologist = career("Zoologue", "biology");
	const volcanologist = career("Volcanologue", "earth");
	const urologist = career("Urologue", "health");
	const chemist = career("Chimiste", "chemistry");
	const all = [chemist, volcanologist, urologist, zoologist, geologist];

	it("at most three careers are suggested, the most similar first, with two of their fields", () => {
		expect(nearest(all, "zzoologue")).toEqual({
			careers: ["Zoologue", "Urologue", "Géologue"],
			fields: ["biology", "health"],
		});
	});

	it("a field is suggested once", () => {
		expect(nearest([volcanologist, geologist, urologist], "logue")).toEqual({
			careers: ["Géologue", "Urologue", "Volcanologue"],
			fields: ["earth", "health"],
		});
	});

	it("accents and capitals are ignored", () => {
		expect(nearest(all, "GÉOLOJISTE").careers[0]).toBe("Géologue");
	});

	it("each typed word is compared, and the most similar one counts", () => {
		expect(nearest(all, "étudier la chimmie").careers[0]).toBe("Chimiste");
		expect(nearest(all, "chimmie, étudier").careers[0]).toBe("Chimiste");
	});

	it("the most similar word of a career counts, whatever its position", () => {
		const [first, last] = [career("Volcan volume", "earth"), career("Volume volcan", "earth")];
		const weak = career("Volcanique", "earth");
		expect(nearest([weak, first], "vvolcan").careers).toEqual(["Volcan volume", "Volcanique"]);
		expect(nearest([weak, last], "vvolcan").careers).toEqual(["Volume volcan", "Volcanique"]);
	});

	it("equally near careers keep the catalogue's order", () => {
		const [one, other] = [career("Volcan bleu", "earth"), career("Volcan rouge", "earth")];
		expect(nearest([one, other], "vvolcan").careers).toEqual(["Volcan bleu", "Volcan rouge"]);
		expect(nearest([other, one], "vvolcan").careers).toEqual(["Volcan rouge", "Volcan bleu"]);
		const titles = ["Volcans rouges", "Volcane", "Volcans bleus"];
		const careers = titles.map((title) => career(title, "earth"));
		expect(nearest(careers, "vvolcan").careers).toEqual(titles);
	});

	it("names and subjects of a career are compared, its description is not", () => {
		const taught = career("Chimiste", "chemistry", ["Minéraux"]);
		expect(nearest([taught], "mineros").careers).toEqual(["Chimiste"]);
		expect(nearest([taught], "dinozores")).toEqual({ careers: [], fields: [] });
	});

	it("a career that shares a quarter of its letter runs is suggested, and one that shares less is not", () => {
		expect(nearest([career("Chat", "biology")], "chou").careers).toEqual(["Chat"]);
		expect(nearest([career("Chat", "biology")], "choux").careers).toEqual([]);
	});

	it.each(["zzzz", "", "?!"])("%j has no suggestion", (query) => {
		expect(nearest(all, query)).toEqual({ careers: [], fields: [] });
	});
});

describe("acrossTheSpectrum", () => {
	it("acrossTheSpectrum suggests the first career of three fields far apart, and fewer of fewer fields", () => {
		const all = [
			career("Chimiste", "chemistry"),
			career("Biologiste", "biology"),
			career("Astronome", "space"),
			career("Astrophysicienne", "space"),
			career("Médecin", "health"),
		];
		const { careers, fields } = acrossTheSpectrum(all);
		expect(careers.map(({ title }) => title)).toEqual(["Astronome", "Biologiste", "Médecin"]);
		expect(fields).toEqual(["space", "biology", "health"]);
		expect(acrossTheSpectrum(all.slice(0, 1)).fields).toEqual(["chemistry"]);
		expect(acrossTheSpectrum([])).toEqual({ careers: [], fields: [] });
	});
});
