import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { everyScreenByLocale } from "../../src/content/messages/all.ts";
import { defaultLocale, type Locale, locales } from "../../src/domain/shared/locale.ts";
import { messageModules, neededModules, readManifest } from "./built-modules.ts";
import { drawPreviews } from "./draw-previews.ts";
import { finishPage, livePage } from "./finish-page.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

const filesBelow = async (folder: string): Promise<string[]> => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const compress = async (file: string): Promise<void> => {
	const bytes = await readFile(file);
	const brotli = await compressBrotli(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			// The largest block there is: a file is described once, as a whole.
			[constants.BROTLI_PARAM_LGBLOCK]: 24,
		},
	});
	await writeFile(`${file}.br`, brotli);
	await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
};

/** As many at once as the machine compresses side by side. */
const compressAll = async (files: readonly string[]): Promise<void> => {
	const queue = files.values();
	const worker = async () => {
		for (const file of queue) await compress(file);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
};

/** The fallback in another language: all of its words must be those that the browser will draw there. */
const fallbackIn = (locale: Locale, html: string): string => {
	const [usual, own] = [everyScreenByLocale[defaultLocale], everyScreenByLocale[locale]];
	const words: readonly (readonly [string, string])[] = [
		[`<html lang="${defaultLocale}"`, `<html lang="${locale}"`],
		[usual.common.loading, own.common.loading],
		[usual.common.noScript, own.common.noScript],
	];
	return words.reduce((page, [from, to]) => {
		if (page.split(from).length !== 2) throw new Error(`The fallback does not say "${from}" once`);
		return page.replace(from, to);
	}, html);
};

/** The page that React Router fills in the browser, in every other language: unknown careers and static hosts need them. */
const addFallbacks = async (client: string): Promise<void> => {
	const fallback = join(client, "__spa-fallback.html");
	const html = await readFile(fallback, "utf8");
	for (const locale of locales.filter((one) => one !== defaultLocale)) {
		await mkdir(join(client, locale), { recursive: true });
		await writeFile(join(client, locale, "__spa-fallback.html"), fallbackIn(locale, html));
	}
	await copyFile(fallback, join(client, "404.html"));
};

/** What loaders gave at build, as files: no browser asks for them, since every route with a loader has a client loader. */
const removeLoaderData = async (client: string): Promise<void> => {
	for (const file of await filesBelow(client)) if (file.endsWith(".data")) await rm(file);
};

/**
 * Takes out of the router's manifest, which every page loads, what else each screen imports: only hints to fetch ahead
 * are made of it, and the browser finds the same in the modules themselves.
 */
const shortenManifest = async (client: string): Promise<void> => {
	const name = (await readdir(join(client, "assets"))).find((file) => /^manifest-.*\.js$/.test(file));
	if (name === undefined) throw new Error("The build has no manifest of its routes");
	const file = join(client, "assets", name);
	const manifest = await readFile(file, "utf8");
	await writeFile(file, manifest.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]'));
};

/**
 * Finishes a build in place: loader data gone, the router's manifest shortened, the previews of links drawn, every page (finish-page.ts), the fallbacks, `headers.json` beside the
 * folder with each page's policy, `live` beside it with the pages as the server serves them, and brotli and gzip
 * copies of all that compresses.
 */
export const finishBuild = async (build: string): Promise<void> => {
	const [client, live] = [join(build, "client"), join(build, "live")];
	await removeLoaderData(client);
	await shortenManifest(client);
	await addFallbacks(client);
	await drawPreviews(client);
	const manifest = readManifest(join(client, ".vite/manifest.json"));
	await rm(join(client, ".vite"), { recursive: true });
	const needed = neededModules(manifest);
	const messagesOf = messageModules(manifest);
	const headers: Record<string, Record<string, string>> = {};
	for (const file of await filesBelow(client)) {
		if (!file.endsWith(".html")) continue;
		const name = relative(client, file);
		const messages = messagesOf(`/${dirname(name).split(sep).join("/")}`);
		const page = finishPage(await readFile(file, "utf8"), needed, messages);
		const liveFile = join(live, name);
		await writeFile(file, page.html);
		if (page.data) await writeFile(join(client, page.data.name), page.data.text);
		await mkdir(dirname(liveFile), { recursive: true });
		await writeFile(liveFile, livePage(page.html));
		// One policy for both: no script and no style differs.
		headers[name.split(sep).join("/")] = { "content-security-policy": page.contentSecurityPolicy };
	}
	await writeFile(join(build, "headers.json"), JSON.stringify(headers, null, "\t"));
	const files = [...(await filesBelow(client)), ...(await filesBelow(live))];
	await compressAll(files.filter((file) => compressible.test(file)));
};
