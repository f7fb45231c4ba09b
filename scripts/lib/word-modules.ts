import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localeOfPath } from "../../src/web/lib/locale.ts";
import { wordsOfScreen } from "../../src/web/lib/screen-words.ts";

const listed = /"\.\/([\w/]+)\.json":\(\)=>[^"]*?import\([`"]\.\/([\w.-]+\.js)[`"]\)/g;

/**
 * Finds the modules with the words of a page, by its address, in a built client. The page's own modules ask for them
 * one after the other; whoever knows them can ask for all at once.
 */
export const wordModules = (client: string): ((pathname: string) => readonly string[]) => {
	const assets = join(client, "assets");
	const names = readdirSync(assets);
	const read = (locale: string) => {
		const file = names.find((name) => name.startsWith(`words-${locale}-`) && name.endsWith(".js"));
		if (file === undefined) throw new Error(`The build has no words in ${locale}`);
		const text = readFileSync(join(assets, file), "utf8");
		const modules = new Map([...text.matchAll(listed)].map(([, name = "", module = ""]) => [name, module]));
		return { file, modules };
	};
	const languages = { en: read("en"), fr: read("fr") };
	return (pathname) => {
		const { file, modules } = languages[localeOfPath(pathname)];
		const own = wordsOfScreen(pathname).map((name) => {
			const module = modules.get(name);
			if (module === undefined) throw new Error(`The build has no words called ${name}`);
			return module;
		});
		return [file, ...own].map((name) => `/assets/${name}`);
	};
};
