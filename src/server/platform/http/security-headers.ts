/** The content policy of everything that is not a page: it may load nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const unusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

const always: Readonly<Record<string, string>> = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

const strictTransport = (publicUrl: string): Record<string, string> =>
	publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {};

/** Responses that were created with all security headers. */
const closed = new WeakSet<Response>();

/**
 * A response that is not a page, created with its security headers: adding them later would parse and
 * serialize it again.
 */
export function closedAnswer(
	body: string,
	headers: Readonly<Record<string, string>>,
	publicUrl: string,
): Response {
	const all = {
		...headers,
		...always,
		...strictTransport(publicUrl),
		"content-security-policy": closedPolicy,
	};
	const response = new Response(body, { headers: all });
	closed.add(response);
	return response;
}

/** A policy in which a directive allows some sites instead of none. */
const allowing = (policy: string, directive: string, sites: readonly string[]): string =>
	sites.length === 0 ? policy : policy.replace(`${directive} 'none'`, `${directive} ${sites.join(" ")}`);

/** The sites that may show a response in a frame, and those to which its page may send a form. */
interface AllowedSites {
	readonly framing: readonly string[];
	readonly forms: readonly string[];
}

const noSites: AllowedSites = { framing: [], forms: [] };

/**
 * Adds the security headers to a response. A page has a content policy of its own, which is extended by the
 * ban of framing, except for the sites that are allowed. Strict transport is set only where the public address is https.
 */
export function secure(
	response: Response,
	publicUrl: string,
	{ framing: framers, forms }: AllowedSites = noSites,
): void {
	if (closed.has(response)) return;
	const { headers } = response;
	for (const [name, value] of Object.entries({ ...always, ...strictTransport(publicUrl) })) {
		headers.set(name, value);
	}
	const policy = headers.get("content-security-policy") ?? closedPolicy;
	const framing = policy.includes("frame-ancestors") ? "" : "; frame-ancestors 'none'";
	// The header of older browsers knows no list of sites.
	if (framers.length > 0) headers.delete("x-frame-options");
	headers.set(
		"content-security-policy",
		allowing(allowing(policy + framing, "frame-ancestors", framers), "form-action", forms),
	);
}
