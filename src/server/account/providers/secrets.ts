import { parse, serialize } from "hono/utils/cookie";
import { addressProofMs } from "#domain/account/login-provider.ts";
import { derivedSecret } from "#server/platform/signature.ts";

/**
 * The values that bind one log-in: to this browser (`state`), this ID token (`nonce`), this server (`verifier`, for PKCE).
 */
export interface LoginSecrets {
	readonly state: string;
	readonly nonce: string;
	readonly verifier: string;
}

/** The secrets of a log-in, from the token in the browser's cookie: a copy of the database holds none of them. */
export const loginSecrets = (token: string): LoginSecrets => ({
	state: derivedSecret(token, "state"),
	nonce: derivedSecret(token, "nonce"),
	verifier: derivedSecret(token, "verifier"),
});

const cookieName = (publicUrl: string): string =>
	publicUrl.startsWith("https:") ? "__Host-spectra-provider" : "spectra-provider";

/** The token of the log-in that this browser started; undefined without one. */
export function attemptToken(headers: Headers, publicUrl: string): string | undefined {
	const name = cookieName(publicUrl);
	return parse(headers.get("cookie") ?? "", name)[name];
}

/** Headers that give a token to the browser; an empty one deletes it. */
export const attemptCookie = (token: string, publicUrl: string): Headers =>
	new Headers({
		"set-cookie": serialize(cookieName(publicUrl), token, {
			maxAge: token === "" ? 0 : addressProofMs / 1000,
			path: "/",
			httpOnly: true,
			sameSite: "Lax",
			secure: publicUrl.startsWith("https:"),
		}),
	});
