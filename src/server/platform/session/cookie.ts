import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { serialize } from "hono/utils/cookie";

/** How long a session lives without a visit, and how often a visit renews it, in seconds. */
export const sessionLife = { expiresIn: 14 * 24 * 3600, updateAge: 3600 };

/** Browsers accept this name only with Secure and Path=/ from the host itself: no other site can set it. */
export const sessionCookieName = (publicUrl: string): string =>
	publicUrl.startsWith("https:") ? "__Host-spectra-session" : "spectra-session";

/** Made once: a key that is given as a text is prepared anew for each signature. */
let prepared: { readonly secret: string; readonly key: KeyObject } | undefined;
const keyOf = (secret: string): KeyObject => {
	if (prepared?.secret !== secret) prepared = { secret, key: createSecretKey(Buffer.from(secret)) };
	return prepared.key;
};

/**
 * The session's token in a cookie that better-auth signed: `token.signature`, the signature an HMAC-SHA-256 in base 64,
 * its percent-encoding taken off. Undefined when it is not from here.
 */
export function signedToken(value: string, secret: string): string | undefined {
	const dot = value.lastIndexOf(".");
	if (dot < 1) return undefined;
	const token = value.slice(0, dot);
	const signature = Buffer.from(value.slice(dot + 1), "base64");
	const expected = createHmac("sha256", keyOf(secret)).update(token).digest();
	const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
	return isOurs ? token : undefined;
}

/** Headers that take the session's cookie back. */
export function endedCookie(publicUrl: string): Headers {
	const cookie = serialize(sessionCookieName(publicUrl), "", {
		maxAge: 0,
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: publicUrl.startsWith("https:"),
	});
	return new Headers({ "set-cookie": cookie });
}
