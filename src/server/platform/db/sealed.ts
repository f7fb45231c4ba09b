import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/**
 * Encrypts a text for one row; in another row it can't be read.
 * @param key 256 bits in hexadecimal
 * @param row names the row, such as its id
 */
export function sealText(text: string, key: string, row: string): string {
	const nonce = randomBytes(12);
	const cipher = createCipheriv(algorithm, Buffer.from(key, "hex"), nonce);
	cipher.setAAD(Buffer.from(row));
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** The text of a row, by the first of the keys that opens it; undefined when none does. */
export function openSealed(sealedText: string, keys: readonly string[], row: string): string | undefined {
	const [nonce, tag, sealed] = sealedText.split(".").map((part) => Buffer.from(part, "base64url"));
	if (nonce === undefined || tag === undefined || sealed === undefined) return undefined;
	for (const key of keys) {
		const decipher = createDecipheriv(algorithm, Buffer.from(key, "hex"), nonce);
		decipher.setAAD(Buffer.from(row));
		decipher.setAuthTag(tag);
		try {
			return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
		} catch {
			// The next key may be the one.
		}
	}
	return undefined;
}
