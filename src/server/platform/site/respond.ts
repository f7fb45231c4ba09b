import { problem } from "../http/problem.ts";
import { contentType } from "./content-type.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import type { Resolution } from "./resolve.ts";
import type { Representation, Site } from "./site.ts";

/**
 * The response for a page or a file, as `resolve` decided. GET and HEAD only. Files under `assets/` have a
 * hash in their name and may be cached for ever; everything else is revalidated by its ETag.
 */
export async function respond(site: Site, request: Request, resolution: Resolution): Promise<Response> {
	if (request.method !== "GET" && request.method !== "HEAD") {
		return problem("request.method_not_allowed", { allow: "GET, HEAD" });
	}
	if (resolution.kind === "malformed") return problem("request.malformed");
	if (resolution.kind === "nothing") return problem("request.not_found");
	if (resolution.kind === "redirect") {
		const location = resolution.path + new URL(request.url).search;
		return new Response(null, { status: 308, headers: { location, "cache-control": "no-cache" } });
	}
	if (resolution.kind === "restored") {
		const headers = { location: resolution.location, "cache-control": "no-store" };
		return new Response(null, { status: 302, headers });
	}
	const { file, status, byLanguage } = resolution;
	const present = site.encodingsOf(file);
	const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined, present);
	const representation = await site.read(file, encoding);
	if (representation === undefined) return problem("request.not_found");

	const headers = new Headers(site.headersOf(file));
	headers.set("cache-control", cacheControl(file, status));
	headers.set("etag", representation.etag);
	const varies = [...(present.size > 0 ? ["Accept-Encoding"] : []), ...(byLanguage ? ["Cookie"] : [])];
	if (varies.length > 0) headers.set("vary", varies.join(", "));
	const isKnown = status === 200 && matches(request.headers.get("if-none-match"), representation.etag);
	if (isKnown) return new Response(null, { status: 304, headers });
	describe(headers, file, encoding, representation);
	const body = request.method === "HEAD" ? null : representation.body();
	return new Response(body, { status, headers });
}

function describe(
	headers: Headers,
	file: string,
	encoding: Encoding | undefined,
	found: Representation,
): void {
	headers.set("content-type", contentType(file));
	headers.set("content-length", String(found.size));
	if (encoding !== undefined) headers.set("content-encoding", encoding);
}

const cacheControl = (file: string, status: number) =>
	file.startsWith("assets/") && status === 200 ? "public, max-age=31536000, immutable" : "no-cache";

function matches(ifNoneMatch: string | null, etag: string): boolean {
	if (ifNoneMatch === null) return false;
	const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes("*") || tags.includes(etag);
}
