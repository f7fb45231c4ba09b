import { describe, expect, it } from "vitest";
import type { CareerId } from "./career-id.ts";
import type { CategoryKey } from "./category.ts";
import { nearestTo } from "./nearest.ts";
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

	it("names three careers at most, the one most like what was typed first, and two of their fields", () => {
		expect(nearest(all, "zzoologue")).toEqual({
			careers: ["Zoologue", "Urologue", "Géologue"],
			fields: ["biology", "health"],
		});
	});

	it("names a field once", () => {
		expect(nearest([volcanologist, geologist, urologist], "logue")).toEqual({
			careers: ["Géologue", "Urologue", "Volcanologue"],
			fields: ["earth", "health"],
		});
	});

	it("takes no notice of accents and capitals", () => {
		expect(nearest(all, "GÉOLOJISTE").careers[0]).toBe("Géologue");
	});

	it("looks at each word that was typed, and takes the one that is most like", () => {
		expect(nearest(all, "étudier la chimmie").careers[0]).toBe("Chimiste");
		expect(nearest(all, "chimmie, étudier").careers[0]).toBe("Chimiste");
	});

	it("counts the word of a career that is most like, whichever stands first", () => {
		const [first, last] = [career("Volcan volume", "earth"), career("Volume volcan", "earth")];
		const weak = career("Volcanique", "earth");
		expect(nearest([weak, first], "vvolcan").careers).toEqual(["Volcan volume", "Volcanique"]);
		expect(nearest([weak, last], "vvolcan").careers).toEqual(["Volume volcan", "Volcanique"]);
	});

	it("keeps the order of the catalogue where several are as near", () => {
		const [one, other] = [career("Volcan bleu", "earth"), career("Volcan rouge", "earth")];
		expect(nearest([one, other], "vvolcan").careers).toEqual(["Volcan bleu", "Volcan rouge"]);
		expect(nearest([other, one], "vvolcan").careers).toEqual(["Volcan rouge", "Volcan bleu"]);
		const titles = ["Volcans rouges", "Volcane", "Volcans bleus"];
		const careers = titles.map((title) => career(title, "earth"));
		expect(nearest(careers, "vvolcan").careers).toEqual(titles);
	});

	it("looks at what a career is called by, its subjects too, and not at its description", () => {
		const taught = career("Chimiste", "chemistry", ["Minéraux"]);
		expect(nearest([taught], "mineros").careers).toEqual(["Chimiste"]);
		expect(nearest([taught], "dinozores")).toEqual({ careers: [], fields: [] });
	});

	it("names a career that shares a quarter of its runs of letters, and none that shares less", () => {
		expect(nearest([career("Chat", "biology")], "chou").careers).toEqual(["Chat"]);
		expect(nearest([career("Chat", "biology")], "choux").careers).toEqual([]);
	});

	it.each(["zzzz", "", "?!"])("names nothing for %j", (query) => {
		expect(nearest(all, query)).toEqual({ careers: [], fields: [] });
	});
});
