import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "#server/platform/db/secrets.ts";

/**
 * Reads links of mails from before each mail had a random token: a sign-up's id and its keyed hash. They
 * still stop the newsletter. A thief of the database could make such a link, which can do nothing else.
 * Returns the id of the sign-up; undefined for an invalid token.
 */
export async function readSignedStopToken(secrets: Secrets, token: string): Promise<string | undefined> {
	const [id = "", signature = ""] = token.split(".");
	const given = Buffer.from(signature, "base64url");
	const keys = await secrets.acceptedKeys("stop updates");
	const isOurs = keys.some((key) => {
		const expected = createHmac("sha256", key).update(id).digest();
		return given.length === expected.length && timingSafeEqual(given, expected);
	});
	return isOurs ? id : undefined;
}
