/** The policy of everything that is not a page: it may load nothing. */
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

/** Answers that were made with all their security headers. */
const closed = new WeakSet<Response>();

/**
 * An answer that is not a page, with its security headers from the beginning: put on afterwards they would have to be
 * parsed and written out again.
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

/**
 * Puts the security headers on a response. A page brings its own content policy, to which the refusal of framing is
 * added. Strict transport is promised only where people come by https.
 */
export function secure(response: Response, publicUrl: string): void {
	if (closed.has(response)) return;
	const { headers } = response;
	for (const [name, value] of Object.entries({ ...always, ...strictTransport(publicUrl) })) {
		headers.set(name, value);
	}
	const policy = headers.get("content-security-policy") ?? closedPolicy;
	const framing = policy.includes("frame-ancestors") ? "" : "; frame-ancestors 'none'";
	headers.set("content-security-policy", policy + framing);
}
