import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { markedLocale, marksWords, withMarks } from "./marked-words.ts";

const prefix = "spectra:";
const entryFile = pathToFileURL(resolve(import.meta.dirname, "../../src/content/browser-content.ts")).href;

interface Entry {
	readonly arguments: readonly string[];
	readonly content: (locale: string, argument?: string) => unknown;
}

const moduleOf = async (id: string): Promise<string> => {
	const { browserContent } = (await import(/* @vite-ignore */ entryFile)) as {
		browserContent: Record<string, Entry>;
	};
	const [name = "", locale = "", argument] = id.slice(prefix.length).split("/");
	const entry = browserContent[name];
	if (!entry) throw new Error(`No content is called ${id}`);
	if (entry.arguments.length > 0 && argument === undefined) {
		const imports = entry.arguments.map(
			(value) => `${JSON.stringify(value)}: () => import("${prefix}${name}/${locale}/${value}")`,
		);
		return `export default { ${imports.join(",\n")} };`;
	}
	const content = entry.content(locale, argument);
	const shown = marksWords() && locale === markedLocale ? withMarks(content) : content;
	return `export default ${JSON.stringify(shown)};`;
};

/**
 * Serves `spectra:<entry>/<locale>[/<argument>]` modules: the content of one language, checked by its
 * schema at build, so that the browser never loads the other language nor a schema.
 */
export const contentModules = (): Plugin => ({
	name: "spectra-content",
	enforce: "pre",
	resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
	load: (id) => (id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(1)) : undefined),
});
