import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { screenFiles } from "#web/screen-files.ts";
import { screens } from "#web/screens.ts";
import { flatten } from "../../scripts/lib/important-texts.ts";

// A screen whose files lack a problem's sentence says that Spectra cannot be reached. Modules name their requests by keys
// ("POST /api/appointments"). Reads are left out: a screen shows something else in place of data that it may not read.

const root = resolve(import.meta.dirname, "../..");
const web = join(root, "src/web");
const messages = join(root, "src/content/messages/en");

const readCodes = (file: string): string[] => [
	...flatten(JSON.parse(readFileSync(join(messages, `${file}.json`), "utf8"))).keys(),
];

/** The file of each problem's sentence; the codes of `problems.json` are loaded by every page. */
const everywhere = new Set(readCodes("problems"));
const fileOf = new Map(
	readdirSync(join(messages, "problems")).flatMap((name) => {
		const file = `problems/${name.replace(/\.json$/, "")}`;
		return readCodes(file).map((code) => [code, file] as const);
	}),
);

/** A module's path without its ending: `#web` and relative paths inside src/web; undefined for anything else. */
const moduleAt = (from: string, path: string): string | undefined => {
	const file = path.startsWith("#web/")
		? join(web, path.slice("#web/".length))
		: path.startsWith(".")
			? resolve(dirname(from), path)
			: undefined;
	return file?.startsWith(web) && existsSync(file) ? file : undefined;
};

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
	const known = sources.get(file) ?? readFileSync(file, "utf8");
	sources.set(file, known);
	return known;
};

/** Imports of values, not of types. */
const imports = /(?:(?:import|export) (?!type)[^;]*?from|import\(|import)\s*"([^"]+)"/g;

/** The list of screens names all messages; the transports name all requests, and send none of their own. */
const aboutEverything = [join(web, "screens.ts"), join(web, "api/")];

/** The modules of a screen: those that it imports, directly, through others or when they are needed. */
const modulesOf = (first: string): ReadonlySet<string> => {
	const found = new Set<string>([first]);
	for (const file of found)
		for (const [, path = ""] of sourceOf(file).matchAll(imports)) {
			const next = moduleAt(file, path);
			if (next !== undefined && !aboutEverything.some((folder) => next.startsWith(folder))) found.add(next);
		}
	return found;
};

/** The requests of a module that change something. */
const requestsIn = (source: string): string[] =>
	[...source.matchAll(/"((?:POST|PUT|PATCH|DELETE) \/api\/[^"]*)"/g)].map(([, key = ""]) => key);

const routeAt = new Map(
	Object.values(routes as Record<string, Route>).map((route) => [`${route.method} ${route.path}`, route]),
);

describe.each(screens.map(({ path, messages }) => [path, messages] as const))(
	"the screen %s",
	(path, named) => {
		it("the screen loads the sentences of the problems of its requests", () => {
			const modules = [...modulesOf(join(web, screenFiles[path]))].map(sourceOf);
			const loaded = new Set<string>(named);
			const problems = new Set<string>();
			for (const source of modules) {
				for (const [text] of source.matchAll(/"problems\/\w+"/g)) loaded.add(text.slice(1, -1));
				for (const key of requestsIn(source))
					for (const code of routeAt.get(key)?.problems ?? []) problems.add(code);
			}
			const missing = [...problems].filter(
				(code) => !everywhere.has(code) && !loaded.has(fileOf.get(code) ?? "no file"),
			);
			expect(missing.map((code) => `${code}: ${fileOf.get(code) ?? "no file"}`)).toEqual([]);
		});
	},
);

it("requests of screens are found by their keys", () => {
	const keys = Object.values(screenFiles).flatMap((file) =>
		[...modulesOf(join(web, file))].flatMap((module) => requestsIn(sourceOf(module))),
	);
	expect(new Set(keys).size).toBeGreaterThan(60);
});
