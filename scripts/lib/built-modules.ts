import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import { localeOfPath } from "../../src/web/shared/locale.ts";
import { messagesOfScreen } from "../../src/web/shared/screen-messages.ts";

const moduleName = /\/assets\/[\w.-]+\.js/g;

/** What Vite writes of a build: every module by its source, with its file and the modules it imports. */
export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest;

/** Finds what a page's module scripts need to run: the files they name, and all that these import. */
export const neededModules = (manifest: Manifest): ((scripts: string) => ReadonlySet<string>) => {
	const byFile = new Map(Object.values(manifest).map((module) => [`/${module.file}`, module]));
	return (scripts) => {
		const needed = new Set<string>();
		const waiting = [...scripts.matchAll(moduleName)].map(([href]) => href);
		for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
			if (needed.has(href)) continue;
			needed.add(href);
			const imports = byFile.get(href)?.imports ?? [];
			waiting.push(...imports.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])));
		}
		return needed;
	};
};

/**
 * Finds the files with the messages of a page, by its address. The page's own modules ask for them one after the other;
 * the page that names them asks for all at once.
 * @throws when the build holds no such messages
 */
export const messageModules =
	(manifest: Manifest) =>
	(pathname: string): readonly string[] => {
		const locale = localeOfPath(pathname);
		const messages = messagesOfScreen(pathname).map((name) => `src/content/messages/${locale}/${name}.json`);
		return [`src/web/shared/messages-${locale}.ts`, ...messages].map((source) => {
			const module = manifest[source];
			if (module === undefined) throw new Error(`The build has no module of ${source}`);
			return `/${module.file}`;
		});
	};
