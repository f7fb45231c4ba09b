import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest, PasskeyResponse } from "#contract/passkeys.ts";

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
const number = (value: number, length: number): Buffer => {
	const bytes = Buffer.alloc(length);
	bytes.writeUIntBE(value, 0, length);
	return bytes;
};

/** The faults that an answer can have; by default it is right. */
export interface Deviation {
	readonly origin?: string;
	readonly rpId?: string;
	readonly challenge?: string;
	readonly crossOrigin?: boolean;
	/** Whether the owner was verified, by PIN, finger or face. */
	readonly isVerified?: boolean;
	/** The count of signatures in place of the next one. */
	readonly counter?: number;
	readonly userHandle?: string;
	/** Another type than that of the ceremony. */
	readonly type?: string;
}

/** An authenticator with one passkey (ES256) for a site, as a device or a password manager has it. */
export function createAuthenticator(origin = "http://localhost:3000", credentialId = text(randomBytes(16))) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	let counter = 0;
	let userHandle = "";

	const clientData = (type: string, challenge: string, wrong: Deviation): string =>
		Buffer.from(
			JSON.stringify({
				type: wrong.type ?? type,
				challenge: wrong.challenge ?? challenge,
				origin: wrong.origin ?? origin,
				crossOrigin: wrong.crossOrigin ?? false,
			}),
		).toString("base64url");
	const authenticatorData = (rpId: string, wrong: Deviation, more?: Buffer): Buffer => {
		counter += 1;
		const flags = 0x01 | (wrong.isVerified === false ? 0 : 0x04) | (more === undefined ? 0 : 0x40);
		return Buffer.concat([
			sha256(wrong.rpId ?? rpId),
			number(flags, 1),
			number(wrong.counter ?? counter, 4),
			...(more === undefined ? [] : [more]),
		]);
	};
	const given = { id: credentialId, rawId: credentialId, type: "public-key" } as const;

	return {
		credentialId,
		/** Makes the passkey. */
		create: ({ challenge, rp, user }: PasskeyCreation, wrong: Deviation = {}): PasskeyAnswer => {
			userHandle = user.id;
			const id = Buffer.from(credentialId, "base64url");
			// The public key in COSE: a map of five numbers.
			const key = Buffer.concat([
				Buffer.from("a5010203262001215820", "hex"),
				Buffer.from(x, "base64url"),
				Buffer.from("225820", "hex"),
				Buffer.from(y, "base64url"),
			]);
			const data = authenticatorData(
				rp.id,
				wrong,
				Buffer.concat([Buffer.alloc(16), number(id.length, 2), id, key]),
			);
			// { fmt: "none", attStmt: {}, authData } in CBOR.
			const attestation = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a06861757468446174615900", "hex").subarray(0, -1),
				number(data.length, 2),
				data,
			]);
			const clientDataJSON = clientData("webauthn.create", challenge, wrong);
			return {
				...given,
				response: { clientDataJSON, attestationObject: text(attestation), transports: ["internal"] },
			};
		},
		/** Signs a challenge. */
		use: ({ challenge, rpId }: PasskeyRequest, wrong: Deviation = {}): PasskeyResponse => {
			const data = authenticatorData(rpId, wrong);
			const clientDataJSON = clientData("webauthn.get", challenge, wrong);
			const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
			return {
				...given,
				response: {
					clientDataJSON,
					authenticatorData: text(data),
					signature: text(sign("sha256", signed, privateKey)),
					...(userHandle === "" ? {} : { userHandle: wrong.userHandle ?? userHandle }),
				},
			};
		},
	};
}
