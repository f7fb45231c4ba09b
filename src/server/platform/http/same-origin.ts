const safeMethods = ["GET", "HEAD"];

/**
 * Whether a changing request was sent by a page of this site. Browsers state this in `origin`, which no page
 * can forge, or at least in `sec-fetch-site`; a request with neither is refused. The origin has to match
 * `publicUrl`, or the request's own host, for machines with several names. With https, an http page is
 * foreign: it may have been modified on the network.
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
