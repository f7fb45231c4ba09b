import { SignJWT } from "jose";
import type { Instant } from "#domain/shared/instant.ts";

/** How a provider that asks for tokens reads them: a shared secret, and the names by which it knows this site. */
export interface MeetingTokens {
	readonly secret: string;
	/** The `iss` claim: the name under which the secret is known there. */
	readonly issuer: string;
	/** The `aud` claim. */
	readonly audience: string;
}

/** A person who enters a meeting. */
export interface Entrant {
	/** The name that the others see. */
	readonly name: string;
	/** Whether they may mute and remove others, where the provider allows that. */
	readonly hasControl: boolean;
}

/**
 * The address of a meeting for one person. Where the provider asks for tokens, it has one that opens this room alone, until
 * the room closes: a JSON Web Token (HS256) with the claims that Jitsi Meet documents. An address without tokens is the same
 * for everyone.
 */
export async function meetingAddress(
	meetingUrl: string,
	tokens: MeetingTokens | undefined,
	{ name, hasControl }: Entrant,
	{ now, closesAt }: { readonly now: Date; readonly closesAt: Instant },
): Promise<string> {
	if (tokens === undefined) return meetingUrl;
	const address = new URL(meetingUrl);
	const room = address.pathname.split("/").at(-1) ?? "";
	const jwt = await new SignJWT({ room, context: { user: { name, moderator: hasControl } } }) // cspell:disable-line
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.setIssuer(tokens.issuer)
		.setAudience(tokens.audience)
		.setSubject(address.hostname)
		.setIssuedAt(now)
		.setExpirationTime(new Date(closesAt))
		.sign(new TextEncoder().encode(tokens.secret));
	address.searchParams.set("jwt", jwt);
	return address.href;
}
