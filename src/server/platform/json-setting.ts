import * as z from "zod/mini";

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a text is an address that this server may send secrets to: https, or http on this machine, for a trial. */
export const isSafeAddress = (text: string): boolean => {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, username, hash } = new URL(text);
	if (username !== "" || hash !== "") return false;
	return protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
};

/** Reads a setting that is written in JSON; undefined, which no schema of such a setting takes, where it is none. */
export const jsonSetting = z.pipe(
	z.string(),
	z.transform((text): unknown => {
		try {
			return JSON.parse(text);
		} catch {
			return undefined;
		}
	}),
);

/** Whether every text of a list is in it once. */
export const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
