import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const inRoot = (path: string): string => resolve(import.meta.dirname, "../..", path);

const recipes = readFileSync(inRoot("docs/recipes.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as {
	readonly scripts: Readonly<Record<string, string>>;
};

/** What the recipes leave open: the name of what is added. */
const placeholders = /<[\w-]+>/g;
/** Folders that the recipes' shorter names begin in. */
const layers = ["domain", "content", "contract", "server", "web"];
/** What only the change itself or a running server makes. */
const toBeMade = ["content/quiz/v3", "web/shared/messages-es.ts", "DATA_DIR/"];

const inside = [...recipes.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
const paths = inside.filter(
	(text) => /^[\w<>{},./-]+$/.test(text) && text.includes("/") && !text.startsWith("/"),
);

/** `{a,b}/c` stands for two paths. */
const spread = (path: string): string[] => {
	const [whole, choices] = /\{([^}]+)\}/.exec(path) ?? [];
	if (whole === undefined || choices === undefined) return [path];
	return choices.split(",").flatMap((choice) => spread(path.replace(whole, choice)));
};

const exists = (path: string): boolean => {
	const pattern = path.replace(placeholders, "*");
	const places = layers.includes(path.split("/")[0] ?? "") ? [`src/${pattern}`] : [pattern];
	// Within a recipe a file may be named from the folder that was named before.
	const nearby = [`src/*/${pattern}`, `src/*/*/${pattern}`, `src/*/*/*/${pattern}`];
	return [...places, ...nearby].some((place) =>
		place.includes("*") ? globSync(inRoot(place)).length > 0 : existsSync(inRoot(place)),
	);
};

it.each(
	[...new Set(paths.flatMap(spread))].filter((path) => !toBeMade.some((made) => path.startsWith(made))),
)("the recipes name a file that is there: %s", (path) => {
	expect(exists(path)).toBe(true);
});

it("the recipes name commands that are there", () => {
	const named = [...recipes.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
	expect(named.length).toBeGreaterThan(5);
	for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
