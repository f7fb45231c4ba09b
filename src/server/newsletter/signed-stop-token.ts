import type { Secrets } from "#server/platform/db/secrets.ts";
import { isSigned } from "#server/platform/signature.ts";

/**
 * Reads links of mails from before each mail had a random token: a sign-up's id and its keyed hash. They
 * still stop the newsletter. A thief of the database could make such a link, which can do nothing else.
 * Returns the id of the sign-up; undefined for an invalid token.
 */
export async function readSignedStopToken(secrets: Secrets, token: string): Promise<string | undefined> {
	const [id = "", signature = ""] = token.split(".");
	const given = Buffer.from(signature, "base64url");
	return isSigned(id, given, await secrets.acceptedKeys("stop updates")) ? id : undefined;
}
