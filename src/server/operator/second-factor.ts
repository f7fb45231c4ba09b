import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { clockTolerance } from "#domain/operator/second-factor.ts";
import type { Secrets } from "#server/platform/db/secrets.ts";

const purpose = "operator second factors";
const stepMs = 30_000;
const algorithm = "aes-256-gcm";

/** Codes of an app as RFC 6238 has them: SHA-1, six digits, thirty seconds, which every app knows. */
const appOf = (secret: string, email: string): TOTP =>
	new TOTP({ issuer: "Spectra", label: email, secret: Secret.fromBase32(secret) });

/** A new secret of 160 random bits, in base32. */
export const drawFactorSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that apps read from a QR code. */
export const factorAddress = (secret: string, email: string): string => appOf(secret, email).toString();

/** The step of thirty seconds to which a code belongs, one step before or after `now` included; null: no such code. */
export function stepOfCode(secret: string, digits: string, now: Date): number | null {
	const timestamp = now.getTime();
	const off = appOf(secret, "").validate({ token: digits, timestamp, window: clockTolerance });
	return off === null ? null : Math.floor(timestamp / stepMs) + off;
}

/** Encrypts a secret for the row of an account; in the row of another it can't be read. */
export async function encryptFactor(
	secrets: Pick<Secrets, "key">,
	accountId: string,
	secret: string,
): Promise<string> {
	const nonce = randomBytes(12);
	const cipher = createCipheriv(algorithm, Buffer.from(await secrets.key(purpose), "hex"), nonce);
	cipher.setAAD(Buffer.from(accountId));
	const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
	return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** The secret of an encrypted row, by any key that is accepted now; undefined when none opens it. */
export async function decryptFactor(
	secrets: Pick<Secrets, "acceptedKeys">,
	accountId: string,
	encrypted: string,
): Promise<string | undefined> {
	const [nonce, tag, sealed] = encrypted.split(".").map((part) => Buffer.from(part, "base64url"));
	if (nonce === undefined || tag === undefined || sealed === undefined) return undefined;
	for (const key of await secrets.acceptedKeys(purpose)) {
		const decipher = createDecipheriv(algorithm, Buffer.from(key, "hex"), nonce);
		decipher.setAAD(Buffer.from(accountId));
		decipher.setAuthTag(tag);
		try {
			return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
		} catch {
			// The next key may be the one.
		}
	}
	return undefined;
}
