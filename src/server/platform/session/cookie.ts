import { serialize } from "hono/utils/cookie";
import { operatorIdleMinutes } from "#domain/operator/second-factor.ts";
import { isSigned, signatureOf } from "../signature.ts";

/** The kinds of session, each with a cookie and a signing key of its own: of an account, and of the two desks. */
export type SessionKind = "session" | "desk" | "operator";

/** How long a session lasts without a visit, and how often a visit extends it, in seconds. */
interface SessionLife {
	readonly expiresIn: number;
	readonly updateAge: number;
}

/** The life of sessions of accounts and of researchers' desks. */
export const sessionLife: SessionLife = { expiresIn: 14 * 24 * 3600, updateAge: 3600 };

/** The life of each kind of session. */
export const lifeOf: Readonly<Record<SessionKind, SessionLife>> = {
	session: sessionLife,
	desk: sessionLife,
	operator: { expiresIn: operatorIdleMinutes * 60, updateAge: 60 },
};

/** Browsers accept the `__Host-` name only with Secure and Path=/ from the host itself, so no other site can set it. */
export const sessionCookieName = (publicUrl: string, kind: SessionKind = "session"): string =>
	publicUrl.startsWith("https:") ? `__Host-spectra-${kind}` : `spectra-${kind}`;

/** The value of a session cookie before percent-encoding: `token.signature`, an HMAC-SHA-256 in base64. */
export const signToken = (token: string, secret: string): string =>
	`${token}.${signatureOf(token, secret).toString("base64")}`;

/** The token in a decoded cookie value; undefined unless this installation signed it with one of its secrets. */
export function readSignedToken(value: string, secrets: readonly string[]): string | undefined {
	const dot = value.lastIndexOf(".");
	if (dot < 1) return undefined;
	const token = value.slice(0, dot);
	const signature = Buffer.from(value.slice(dot + 1), "base64");
	return isSigned(token, signature, secrets) ? token : undefined;
}

/** The `Set-Cookie` line of a session that starts or is extended now; `value` as `signToken` writes it. */
export const sessionCookie = (publicUrl: string, value: string, kind: SessionKind = "session"): string =>
	cookieLine(publicUrl, kind, value, lifeOf[kind].expiresIn);

/** Headers that delete the cookie of a kind of session. */
export const endedCookie = (publicUrl: string, kind: SessionKind = "session"): Headers =>
	new Headers({ "set-cookie": cookieLine(publicUrl, kind, "", 0) });

const cookieLine = (publicUrl: string, kind: SessionKind, value: string, maxAge: number): string =>
	serialize(sessionCookieName(publicUrl, kind), value, {
		maxAge,
		path: "/",
		httpOnly: true,
		// The operator's desk is never opened by a link from elsewhere.
		sameSite: kind === "operator" ? "Strict" : "Lax",
		secure: publicUrl.startsWith("https:"),
	});
