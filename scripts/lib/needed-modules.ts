import { readFileSync } from "node:fs";
import { join } from "node:path";

const moduleName = /\/assets\/[\w.-]+\.js/g;
const staticImport = /(?:from|import)"\.\/([\w.-]+\.js)"/g;

/** Finds what a page's module scripts need to run, by following static imports through the files of a built client. */
export const neededModules = (client: string): ((scripts: string) => ReadonlySet<string>) => {
	const importsOf = new Map<string, readonly string[]>();
	const read = (href: string): readonly string[] => {
		const known = importsOf.get(href);
		if (known) return known;
		const text = readFileSync(join(client, href), "utf8");
		const found = [...text.matchAll(staticImport)].map(([, name]) => `/assets/${name}`);
		importsOf.set(href, found);
		return found;
	};
	return (scripts) => {
		const needed = new Set<string>();
		const waiting = [...scripts.matchAll(moduleName)].map(([href]) => href);
		for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
			if (needed.has(href)) continue;
			needed.add(href);
			waiting.push(...read(href));
		}
		return needed;
	};
};
