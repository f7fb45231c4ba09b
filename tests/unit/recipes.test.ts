import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const inRoot = (path: string): string => resolve(import.meta.dirname, "../..", path);

const recipes = readFileSync(inRoot("docs/recipes.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as {
	readonly scripts: Readonly<Record<string, string>>;
};

/** Placeholders for the name of the new thing. */
const placeholders = /<[\w-]+>/g;
/** Folders that shortened paths begin in. */
const layers = ["domain", "content", "contract", "server", "web"];
/** Files that only the change itself or a running server creates. */
const toBeMade = ["content/quiz/v4", "web/shared/messages-es.ts", "DATA_DIR/"];

const inside = [...recipes.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
const paths = inside.filter(
	(text) => /^[\w<>{},./-]+$/.test(text) && text.includes("/") && !text.startsWith("/"),
);

/** Expands `{a,b}/c` to two paths. */
const spread = (path: string): string[] => {
	const [whole, choices] = /\{([^}]+)\}/.exec(path) ?? [];
	if (whole === undefined || choices === undefined) return [path];
	return choices.split(",").flatMap((choice) => spread(path.replace(whole, choice)));
};

const exists = (path: string): boolean => {
	const pattern = path.replace(placeholders, "*");
	const places = layers.includes(path.split("/")[0] ?? "") ? [`src/${pattern}`] : [pattern];
	// A recipe may name a file relative to a folder that it named before.
	const nearby = [`src/*/${pattern}`, `src/*/*/${pattern}`, `src/*/*/*/${pattern}`];
	return [...places, ...nearby].some((place) =>
		place.includes("*") ? globSync(inRoot(place)).length > 0 : existsSync(inRoot(place)),
	);
};

it.each(
	[...new Set(paths.flatMap(spread))].filter((path) => !toBeMade.some((made) => path.startsWith(made))),
)("the file that a recipe names exists: %s", (path) => {
	expect(exists(path)).toBe(true);
});

it("every command that a recipe names exists", () => {
	const named = [...recipes.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
	expect(named.length).toBeGreaterThan(5);
	for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

it("the table of contents links every recipe once", () => {
	const anchorOf = (heading: string) =>
		heading
			.toLowerCase()
			.replace(/[^\w\- ]/g, "")
			.replaceAll(" ", "-");
	const headings = [...recipes.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
	const links = [...recipes.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = ""]) => anchor);
	expect(links.toSorted()).toEqual(headings.toSorted());
});
