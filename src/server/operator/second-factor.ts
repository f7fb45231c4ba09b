import { Secret, TOTP } from "otpauth";
import { clockTolerance } from "#domain/operator/second-factor.ts";
import { openSealed, sealText } from "#server/platform/db/sealed.ts";
import type { Secrets } from "#server/platform/db/secrets.ts";

const purpose = "operator second factors";
const stepMs = 30_000;

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
export const encryptFactor = async (
	secrets: Pick<Secrets, "key">,
	accountId: string,
	secret: string,
): Promise<string> => sealText(secret, await secrets.key(purpose), accountId);

/** The secret of an encrypted row, by any key that is accepted now; undefined when none opens it. */
export const decryptFactor = async (
	secrets: Pick<Secrets, "acceptedKeys">,
	accountId: string,
	encrypted: string,
): Promise<string | undefined> => openSealed(encrypted, await secrets.acceptedKeys(purpose), accountId);
