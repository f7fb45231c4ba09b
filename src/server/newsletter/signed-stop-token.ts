import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "#server/platform/db/secrets.ts";

/**
 * Links of mails from before each mail had a random token: a sign-up's id and its keyed hash. They are only read, and go
 * on stopping what they said they stop. With a copy of the database such a link can be made, and can do nothing else.
 * Gives the id of the sign-up; undefined when the token is not ours.
 */
export async function readSignedStopToken(secrets: Secrets, token: string): Promise<string | undefined> {
	const [id = "", signature = ""] = token.split(".");
	const key = await secrets.key("stop updates");
	const expected = createHmac("sha256", key).update(id).digest();
	const given = Buffer.from(signature, "base64url");
	return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
