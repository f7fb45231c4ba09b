import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import * as z from "zod/mini";
import { Refusal } from "../refusal.ts";
import { type Encoding, encodings } from "./encoding.ts";
import { encode, withPublicUrl } from "./public-page.ts";

/** A stored form of a file: its bytes in memory or as a stream, and its ETag. */
export interface Representation {
	readonly size: number;
	readonly etag: string;
	readonly body: () => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** The built pages. Only files of the list made at opening exist: no path ever reaches the file system. */
export interface Site {
	readonly has: (file: string) => boolean;
	readonly encodingsOf: (file: string) => ReadonlySet<Encoding>;
	/** Headers that the build made for this file, such as a page's content policy. */
	readonly headersOf: (file: string) => Readonly<Record<string, string>>;
	/** Undefined when the file was deleted since the site was opened (another build replaced it). */
	readonly read: (file: string, encoding: Encoding | undefined) => Promise<Representation | undefined>;
}

/** Files up to this size are cached in memory at first use, up to the sum of `cacheBytes`. */
const maxCachedBytes = 2 * 1024 * 1024;
const cacheBytes = 64 * 1024 * 1024;

const headersSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** A file's folder, and its encodings. */
interface Found {
	readonly folder: string;
	readonly encodings: ReadonlySet<Encoding>;
}

const noEncodings: ReadonlySet<Encoding> = new Set();

interface SiteOptions {
	readonly pages?: "demo" | "live";
	/** Inserted into the addresses that search engines and link previews read; null leaves them as built. */
	readonly publicUrl?: string | null;
}

/**
 * Opens a folder of built pages; `pages: "live"` takes each page from the folder `live` beside it, where the
 * build put the server's variants, and needs no page of the demo.
 * @throws Refusal when there are none, or not all of them
 */
export async function openSite(
	directory: string,
	{ pages = "demo", publicUrl = null }: SiteOptions = {},
): Promise<Site> {
	const found = await findFiles(directory);
	const prepared = pages === "live" ? await findFiles(join(directory, "..", "live")) : found;
	const isPage = (file: string) => file.endsWith(".html");
	const isWhole = [...found.keys()].every((file) => !isPage(file) || prepared.has(file));
	if (![...prepared.keys()].some(isPage) || !isWhole) {
		throw new Refusal(`There are no built pages in ${directory}: make them with npm run build.`);
	}
	const headers = await readHeaders(join(directory, "..", "headers.json"));
	const files = new Map([...found, ...prepared]);
	const keep = keepingReader();
	const readPublicPage = publicPageReader(publicUrl ?? "");
	return {
		has: (file) => files.has(file),
		encodingsOf: (file) => files.get(file)?.encodings ?? noEncodings,
		headersOf: (file) => headers[file] ?? {},
		read: async (file, encoding) => {
			const folder = files.get(file)?.folder;
			if (folder === undefined) return undefined;
			if (publicUrl !== null && file.endsWith(".html")) return readPublicPage(join(folder, file), encoding);
			return keep(join(folder, file + (encoding === undefined ? "" : encodings[encoding])));
		},
	};
}

/** Every file of a folder by its name; compressed forms are not files of their own. */
async function findFiles(folder: string): Promise<Map<string, Found>> {
	const names = new Set(await listFiles(folder).catch(() => []));
	const all = Object.entries(encodings) as [Encoding, string][];
	const found = new Map<string, Found>();
	for (const name of names) {
		const isForm = all.some(
			([, suffix]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
		);
		if (isForm) continue;
		const there = all.filter(([, suffix]) => names.has(name + suffix)).map(([encoding]) => encoding);
		found.set(name, { folder, encodings: new Set(there) });
	}
	return found;
}

async function listFiles(directory: string): Promise<string[]> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

async function readHeaders(path: string): Promise<Record<string, Record<string, string>>> {
	try {
		return headersSchema.parse(JSON.parse(await readFile(path, "utf8")));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
		throw error;
	}
}

function keepingReader(): (path: string) => Promise<Representation | undefined> {
	const kept = new Map<string, Representation>();
	let room = cacheBytes;
	const load = async (path: string): Promise<Representation> => {
		const { size, mtimeMs } = await stat(path);
		if (size > maxCachedBytes || size > room) return streamed(path, size, mtimeMs);
		const representation = inMemory(await readFile(path));
		room -= representation.size;
		kept.set(path, representation);
		return representation;
	};
	return async (path) => kept.get(path) ?? (await load(path).catch(() => undefined));
}

/** Reads pages and inserts the public address; each form of a page is made at first use, and cached. */
function publicPageReader(publicUrl: string) {
	const kept = new Map<string, Promise<Representation>>();
	const make = async (path: string, encoding: Encoding | undefined) => {
		const html = withPublicUrl(await readFile(path, "utf8"), publicUrl);
		return inMemory(new Uint8Array(await encode(Buffer.from(html), encoding)));
	};
	return async (path: string, encoding: Encoding | undefined): Promise<Representation | undefined> => {
		const name = `${path} ${encoding}`;
		const made = kept.get(name) ?? make(path, encoding);
		kept.set(name, made);
		return made.catch(() => {
			kept.delete(name);
			return undefined;
		});
	};
}

function inMemory(bytes: Uint8Array<ArrayBuffer>): Representation {
	const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
	return { size: bytes.length, etag: `"${etag}"`, body: () => bytes };
}

function streamed(path: string, size: number, modified: number): Representation {
	return {
		size,
		etag: `"${size.toString(36)}-${Math.round(modified).toString(36)}"`,
		body: () => Readable.toWeb(createReadStream(path, { end: size - 1 })) as ReadableStream<Uint8Array>,
	};
}
