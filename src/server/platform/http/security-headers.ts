/** The policy of everything that is not a page: it may load nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const unusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

const always: Readonly<Record<string, string>> = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

/**
 * Puts the security headers on a response. A page brings its own content policy, to which the refusal of framing is
 * added. Strict transport is promised only where people come by https.
 */
export function secure(headers: Headers, publicUrl: string): void {
	for (const [name, value] of Object.entries(always)) headers.set(name, value);
	if (publicUrl.startsWith("https:")) headers.set("strict-transport-security", "max-age=31536000");
	const policy = headers.get("content-security-policy") ?? closedPolicy;
	const framing = policy.includes("frame-ancestors") ? "" : "; frame-ancestors 'none'";
	headers.set("content-security-policy", policy + framing);
}
