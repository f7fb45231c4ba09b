import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import * as z from "zod/mini";
import { Refusal } from "../refusal.ts";
import { type Encoding, encodings } from "./encoding.ts";

/** One stored form of a file: its bytes in memory or as a stream, and the tag that changes with them. */
export interface Representation {
	readonly size: number;
	readonly etag: string;
	readonly body: () => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** The built pages. What is not in the list made at opening does not exist: no path ever reaches the file system. */
export interface Site {
	readonly has: (file: string) => boolean;
	readonly encodingsOf: (file: string) => ReadonlySet<Encoding>;
	/** Headers that the build made for this file, such as a page's content policy. */
	readonly headersOf: (file: string) => Readonly<Record<string, string>>;
	/** Undefined when the file went away since the site was opened (another build took its place). */
	readonly read: (file: string, encoding: Encoding | undefined) => Promise<Representation | undefined>;
}

/** Files up to this size are kept in memory once they were asked for, up to the sum of `keptBytes`. */
const largestKept = 2 * 1024 * 1024;
const keptBytes = 64 * 1024 * 1024;

const headersSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Lists a folder of built pages. Throws a `Refusal` when there are none. */
export async function openSite(directory: string): Promise<Site> {
	const files = await listFiles(directory).catch(() => []);
	if (files.length === 0)
		throw new Refusal(`There are no built pages in ${directory}: make them with npm run build.`);
	const headers = await readHeaders(join(directory, "..", "headers.json"));
	const names = new Map<string, Set<Encoding>>();
	for (const file of files) names.set(file, new Set());
	for (const [encoding, suffix] of Object.entries(encodings) as [Encoding, string][]) {
		for (const file of files) {
			const plain = file.endsWith(suffix) ? names.get(file.slice(0, -suffix.length)) : undefined;
			if (plain === undefined) continue;
			plain.add(encoding);
			names.delete(file);
		}
	}
	const none: ReadonlySet<Encoding> = new Set();
	return {
		has: (file) => names.has(file),
		encodingsOf: (file) => names.get(file) ?? none,
		headersOf: (file) => headers[file] ?? {},
		read: keepingReader(directory),
	};
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

function keepingReader(directory: string): Site["read"] {
	const kept = new Map<string, Representation>();
	let room = keptBytes;
	const load = async (name: string): Promise<Representation> => {
		const path = join(directory, name);
		const { size, mtimeMs } = await stat(path);
		if (size > largestKept || size > room) return streamed(path, size, mtimeMs);
		const representation = inMemory(await readFile(path));
		room -= representation.size;
		kept.set(name, representation);
		return representation;
	};
	return async (file, encoding) => {
		const name = file + (encoding === undefined ? "" : encodings[encoding]);
		return kept.get(name) ?? (await load(name).catch(() => undefined));
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
