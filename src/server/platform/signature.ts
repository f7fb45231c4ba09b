import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/** Cached: Node prepares a key given as text again for each signature. An installation has a few: one for each purpose and secret. */
const preparedKeys = new Map<string, KeyObject>();
const prepared = (key: string): KeyObject => {
	const known = preparedKeys.get(key) ?? createSecretKey(Buffer.from(key));
	preparedKeys.set(key, known);
	return known;
};

/** The HMAC-SHA-256 of a text with one of the installation's keys. */
export const signatureOf = (text: string, key: string): Buffer =>
	createHmac("sha256", prepared(key)).update(text).digest();

/**
 * A secret for one purpose, from a token whose hash alone is stored: a copy of the database knows neither. The token is no key of
 * the installation and is not kept.
 */
export const derivedSecret = (token: string, purpose: string): string =>
	createHmac("sha256", token).update(purpose).digest("base64url");

/** Whether one of the keys signed the text. It compares in constant time. */
export const isSigned = (text: string, signature: Buffer, keys: readonly string[]): boolean =>
	keys.some((key) => {
		const expected = signatureOf(text, key);
		return signature.length === expected.length && timingSafeEqual(signature, expected);
	});
