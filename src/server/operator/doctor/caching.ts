import { type Finding, fail, ok, warn } from "./finding.ts";

const timeoutMs = 5_000;

const ask = (address: string, headers: Record<string, string> = {}) =>
	fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });

/** A page must be that of this server and be asked for anew each time: it names the files of one release. */
async function pageFindings(publicUrl: string, page: Response, html: string): Promise<Finding[]> {
	if (!html.includes('data-edition="live"'))
		return [
			fail(
				"The pages are not those of this server, but of the demonstration or of another program: the proxy or CDN must pass every path on to Spectra.",
			),
		];
	const etag = page.headers.get("etag");
	if (etag === null)
		return [
			warn("Pages arrive without an ETag: the proxy or CDN rewrites them. Switch that off for Spectra."),
		];
	const again = await ask(`${publicUrl}/`, { "if-none-match": etag });
	await again.text();
	return [
		again.status === 304
			? ok("Pages are revalidated.")
			: warn("A page that has not changed is sent again: the proxy or CDN drops If-None-Match."),
	];
}

async function assetFindings(publicUrl: string, html: string): Promise<Finding[]> {
	const [path] = /\/assets\/[\w.-]+/.exec(html) ?? [];
	if (path === undefined) return [];
	const asset = await ask(publicUrl + path);
	await asset.arrayBuffer();
	return [
		(asset.headers.get("cache-control") ?? "").includes("immutable")
			? ok("Files with a hash in their name may be cached for a year.")
			: warn("Files under /assets/ arrive without immutable: the proxy or CDN changes Cache-Control."),
	];
}

/** Two answers of the API have two ids, unless a cache gave the first one out again. */
async function apiFinding(publicUrl: string): Promise<Finding> {
	const ids: (string | null)[] = [];
	for (let time = 0; time < 2; time += 1) {
		const answer = await ask(`${publicUrl}/api/account/session`);
		await answer.text();
		if (answer.headers.has("age")) return cachedApi;
		ids.push(answer.headers.get("x-request-id"));
	}
	return ids[0] !== null && ids[0] === ids[1] ? cachedApi : ok("No cache keeps answers of the API.");
}
const cachedApi = fail(
	"A cache keeps answers of the API, so people could see those of others: exclude /api/ from it at once.",
);

/** Asks a site that answers whether a proxy or CDN before it caches what it may, and nothing else. */
export async function cachingFindings(publicUrl: string): Promise<Finding[]> {
	try {
		const page = await ask(`${publicUrl}/`);
		const html = await page.text();
		return [
			...(await pageFindings(publicUrl, page, html)),
			...(await assetFindings(publicUrl, html)),
			await apiFinding(publicUrl),
		];
	} catch {
		return [warn("The pages of the site did not answer, so its caches were not examined.")];
	}
}
