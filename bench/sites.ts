import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load } from "cheerio";
import { temporaryFolder } from "./leftovers.ts";

export const repository = resolve(import.meta.dirname, "..");

/** A copy of the built pages, and the same pages bare: without any script, their style inlined as it was. */
export interface Sites extends Disposable {
	readonly product: string;
	readonly bare: string;
	/** The paths of all pages, such as `/fr/explore`. */
	readonly paths: readonly string[];
	/** The size of a page as it travels, in bytes of brotli. */
	readonly sizeOf: (site: string, path: string) => number;
}

/** The page without scripts and their preloads: the same content and style. */
export const withoutScripts = (html: string): string => {
	const $ = load(html, { xml: { xmlMode: false, decodeEntities: false } });
	$('script, link[rel="modulepreload"]').remove();
	return $.html();
};

const pagesBelow = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name === "index.html")
		.map((entry) => join(entry.parentPath, entry.name));

const strip = (file: string): void => {
	const html = Buffer.from(withoutScripts(readFileSync(file, "utf8")));
	writeFileSync(file, html);
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: 11,
		[constants.BROTLI_PARAM_SIZE_HINT]: html.length,
	};
	writeFileSync(`${file}.br`, brotliCompressSync(html, { params }));
	writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
};

const pathOf = (site: string, file: string): string =>
	`/${relative(site, file).split(sep).join("/")}`.replace(/\/?index\.html$/, "") || "/";

/** Copies the build, so that another build during the run changes nothing, and makes the bare pages. */
export const makeSites = (): Sites => {
	const folder = temporaryFolder("sites");
	const [product, bare] = [join(folder.path, "product", "client"), join(folder.path, "bare", "client")];
	for (const site of [product, bare]) {
		cpSync(join(repository, "build", "client"), site, { recursive: true });
		const headers = join(repository, "build", "headers.json");
		if (existsSync(headers)) cpSync(headers, join(site, "..", "headers.json"));
	}
	const pages = pagesBelow(bare);
	for (const page of pages) strip(page);
	return {
		product,
		bare,
		paths: pages.map((page) => pathOf(bare, page)).sort(),
		sizeOf: (site, path) => statSync(join(site, path, "index.html.br")).size,
		[Symbol.dispose]: () => folder[Symbol.dispose](),
	};
};
