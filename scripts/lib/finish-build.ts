import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { everyScreenByLocale } from "../../src/content/messages/all.ts";
import { defaultLocale, type Locale, locales } from "../../src/domain/shared/locale.ts";
import { drawPreviews } from "./draw-previews.ts";
import { createPageFinisher } from "./finish-page.ts";
import { writeManifest, writeServiceWorker } from "./service-worker.ts";

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
			// The last step would make pages 2 percent smaller and take half the time of a build.
			[constants.BROTLI_PARAM_QUALITY]: file.endsWith(".html") ? 10 : 11,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			// The largest block: one for the whole file.
			[constants.BROTLI_PARAM_LGBLOCK]: 24,
		},
	});
	await writeFile(`${file}.br`, brotli);
	await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
};

/** Compresses as many files at once as there are processors. */
const compressAll = async (files: readonly string[]): Promise<void> => {
	const queue = files.values();
	const worker = async () => {
		for (const file of queue) await compress(file);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
};

/** The fallback page in another language: hydration needs exactly the words of that language. */
const fallbackIn = (locale: Locale, html: string): string => {
	const [usual, own] = [everyScreenByLocale[defaultLocale], everyScreenByLocale[locale]];
	const words: readonly (readonly [string, string])[] = [
		[`<html lang="${defaultLocale}"`, `<html lang="${locale}"`],
		[usual.common.loading, own.common.loading],
		[usual.common.noScript, own.common.noScript],
		[usual.common.oldBrowser, own.common.oldBrowser],
	];
	return words.reduce((page, [from, to]) => {
		if (page.split(from).length !== 2) throw new Error(`The fallback does not say "${from}" once`);
		return page.replace(from, to);
	}, html);
};

/** The page that React Router fills in the browser, in every language: unknown careers and static hosts need it. */
const addFallbacks = async (client: string): Promise<void> => {
	const fallback = join(client, "__spa-fallback.html");
	const html = await readFile(fallback, "utf8");
	for (const locale of locales.filter((one) => one !== defaultLocale)) {
		await mkdir(join(client, locale), { recursive: true });
		await writeFile(join(client, locale, "__spa-fallback.html"), fallbackIn(locale, html));
	}
	await copyFile(fallback, join(client, "404.html"));
};

/** Deletes the loader data files: every route with a loader has a client loader, so no browser requests them. */
const removeLoaderData = async (client: string): Promise<void> => {
	for (const file of await filesBelow(client)) if (file.endsWith(".data")) await rm(file);
};

/** The fonts' licence texts, beside the fonts. */
const addLicences = async (client: string): Promise<void> => {
	for (const font of ["bricolage-grotesque", "instrument-sans"])
		await copyFile(
			join("node_modules", "@fontsource-variable", font, "LICENSE"),
			join(client, "assets", `${font}-LICENSE.txt`),
		);
};

/**
 * Finishes a build in place: no loader data, previews of links, finished pages (finish-page.ts), fallbacks, `headers.json`
 * beside the folder with each page's policy, `live` beside it with the pages that the server serves, and brotli and gzip
 * copies of all that compresses.
 */
export const finishBuild = async (build: string): Promise<void> => {
	const [client, live] = [join(build, "client"), join(build, "live")];
	await removeLoaderData(client);
	await addFallbacks(client);
	await drawPreviews(client);
	await addLicences(client);
	await writeManifest(client);
	const finishPage = createPageFinisher(client);
	const headers: Record<string, Record<string, string>> = {};
	for (const file of await filesBelow(client)) {
		if (!file.endsWith(".html")) continue;
		const name = relative(client, file);
		const page = await finishPage(await readFile(file, "utf8"));
		const liveFile = join(live, name);
		await writeFile(file, page.demo);
		await mkdir(dirname(liveFile), { recursive: true });
		await writeFile(liveFile, page.live);
		headers[name.split(sep).join("/")] = { "content-security-policy": page.contentSecurityPolicy };
	}
	await writeServiceWorker(client);
	headers["sw.js"] = { "content-security-policy": "default-src 'none'; connect-src 'self'" };
	await writeFile(join(build, "headers.json"), JSON.stringify(headers, null, "\t"));
	const files = [...(await filesBelow(client)), ...(await filesBelow(live))];
	await compressAll(files.filter((file) => compressible.test(file)));
};
