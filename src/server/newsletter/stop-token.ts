import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "#server/platform/db/secrets.ts";

/**
 * The token of a link that stops updates: the subscription's id and a keyed hash of it. Nothing of it is stored, and it
 * works as long as the subscription lasts, in every mail alike.
 */
export const createStopTokens = (secrets: Secrets) => {
	const sign = async (id: string) =>
		createHmac("sha256", await secrets.key("stop updates"))
			.update(id)
			.digest("base64url");
	return {
		draw: async (id: string): Promise<string> => `${id}.${await sign(id)}`,
		/** The id of the subscription, or undefined when the token is not ours. */
		read: async (token: string): Promise<string | undefined> => {
			const [id = "", signature = ""] = token.split(".");
			const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(id))];
			return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
		},
	};
};

/** Draws and reads the tokens that end a newsletter by one click. */
export type StopTokens = ReturnType<typeof createStopTokens>;
