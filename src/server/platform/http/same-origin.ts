const safeMethods = ["GET", "HEAD"];

/**
 * Whether a request that changes something was sent by a page of this site. Browsers say so in `origin`, which no page
 * can forge, or at least in `sec-fetch-site`; whoever says neither is refused. `publicUrl` is where people reach the
 * site; its own host as the request names it counts too, for machines that are called by several names. On a site with
 * https an http page is somebody else's: whoever is on the way may have written it.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
	if (safeMethods.includes(request.method)) return true;
	const origin = request.headers.get("origin");
	if (origin === null) return request.headers.get("sec-fetch-site") === "same-origin";
	if (origin === publicUrl) return true;
	const host = request.headers.get("host") ?? new URL(request.url).host;
	const schemes = publicUrl.startsWith("https:") ? ["https:"] : ["http:", "https:"];
	return URL.canParse(origin) && schemes.includes(new URL(origin).protocol) && new URL(origin).host === host;
}
