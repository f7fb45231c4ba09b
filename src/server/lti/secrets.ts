import { hkdfSync } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { launchAttemptMs } from "#domain/lti/launch.ts";
import { openSealed, sealText } from "#server/platform/db/sealed.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { derivedSecret } from "#server/platform/signature.ts";

/** The nonce of a launch, from its token: a copy of the database, which has the token's hash alone, knows none. */
export const nonceOf = (token: string): string => derivedSecret(token, "nonce");

const keyOf = (token: string): string =>
	Buffer.from(hkdfSync("sha256", token, "", "spectra lti", 32)).toString("hex");

/** Encrypts a value for the row of a token, of which the row has the hash alone: only its bearer brings the key. */
export const sealFor = (token: string, value: unknown): string =>
	sealText(JSON.stringify(value), keyOf(token), tokenHash(token));

/** The value that was encrypted for a token; undefined when it was for another. */
export function openFor(token: string, sealed: string): unknown {
	const text = openSealed(sealed, [keyOf(token)], tokenHash(token));
	return text === undefined ? undefined : JSON.parse(text);
}

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith("https:");
const cookieName = (publicUrl: string): string => (isHttps(publicUrl) ? "__Host-spectra-lti" : "spectra-lti");

/** The token by which this browser is known during launches; undefined before the first, and where its cookies are refused. */
export function browserToken(headers: Headers, publicUrl: string): string | undefined {
	const name = cookieName(publicUrl);
	return parse(headers.get("cookie") ?? "", name)[name];
}

/**
 * Headers that give the browser its token for launches. It also comes with the form that the platform's page sends, and in a
 * frame of the platform, where browsers keep it apart for each site (`Partitioned`).
 */
export const browserCookie = (token: string, publicUrl: string): Headers => {
	const anywhere = { sameSite: "None", secure: true, partitioned: true } as const;
	return new Headers({
		"set-cookie": serialize(cookieName(publicUrl), token, {
			maxAge: launchAttemptMs / 1000,
			path: "/",
			httpOnly: true,
			// Without https browsers refuse a cookie for other sites; platforms for trials are on the same host.
			...(isHttps(publicUrl) ? anywhere : { sameSite: "Lax" }),
		}),
	});
};
