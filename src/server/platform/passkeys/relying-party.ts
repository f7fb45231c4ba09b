import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest, PasskeyResponse } from "#contract/passkeys.ts";
import { challengeMinutes } from "#domain/account/passkey.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { ownerIn, type PasskeyOwner, type PasskeyRow } from "./store.ts";

/** The public part of a new passkey. */
type NewPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter">;

/** The owner of a new passkey, with the names that the browser shows. */
export interface NamedOwner {
	readonly owner: PasskeyOwner;
	readonly userName: string;
	readonly displayName: string;
}

/** The site as passkeys know it: by the host and the origin of its public address. */
export interface RelyingParty {
	/** The browser's input for making a passkey. Those that the account has are named, so that no device makes a second. */
	readonly creation: (
		challenge: string,
		named: NamedOwner,
		present: readonly PasskeyRow[],
	) => Promise<PasskeyCreation>;
	/** The browser's input for logging in with any passkey of this site, or with one of those that are named. */
	readonly request: (challenge: string, allowed?: readonly PasskeyRow[]) => Promise<PasskeyRequest>;
	/** The challenge that a browser says it has answered; undefined when its answer cannot be read. */
	readonly challengeIn: (answer: {
		readonly response: { readonly clientDataJSON: string };
	}) => string | undefined;
	/** The passkey that a browser has made for this challenge and site; undefined when it proves nothing. */
	readonly readNew: (challenge: string, answer: PasskeyAnswer) => Promise<NewPasskey | undefined>;
	/** The counter of a right signature by this passkey for this challenge and site; undefined when it is wrong. */
	readonly readUse: (
		challenge: string,
		answer: PasskeyResponse,
		known: PasskeyRow,
	) => Promise<number | undefined>;
}

/** Loaded with the first passkey: a site where no one has one does not pay for it. */
const library = () => import("@simplewebauthn/server");

/** EdDSA, ECDSA over P-256, and RSA, by their numbers in COSE. */
const algorithms = [-8, -7, -257];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64url"));

const clientDataIn = (text: string): Readonly<Record<string, unknown>> => {
	const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
	return typeof read === "object" && read !== null ? { ...read } : {};
};

const namedKey = ({ credentialId, transports }: PasskeyRow) => ({
	id: credentialId,
	transports: [...transports],
});

const given = (id: string, rawId: string, type: "public-key") => ({
	id,
	rawId,
	type,
	clientExtensionResults: {},
});

/**
 * Reads an answer; undefined when anything about it is wrong. Pages are never framed: an answer from a frame was not given
 * on this site.
 */
async function unlessWrong<Read>(
	clientData: string,
	read: () => Promise<Read | undefined>,
): Promise<Read | undefined> {
	try {
		return clientDataIn(clientData).crossOrigin === true ? undefined : await read();
	} catch {
		// The library throws for each answer that is not right. Its person learns the same of all: it did not work.
		return undefined;
	}
}

/** Passkeys for the site at `publicUrl`, by @simplewebauthn/server. The owner is always verified, by PIN, finger or face. */
export function createRelyingParty(publicUrl: string): RelyingParty {
	const { hostname: rpID, origin } = new URL(publicUrl);
	const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
	const timeout = challengeMinutes * minuteMs;
	return {
		creation: async (challenge, { owner, userName, displayName }, present) => {
			const { generateRegistrationOptions } = await library();
			const options = await generateRegistrationOptions({
				rpName: "Spectra",
				rpID,
				challenge: bytesOf(challenge),
				timeout,
				userName,
				userDisplayName: displayName,
				userID: bytesOf(handleOf(owner)),
				excludeCredentials: present.map(namedKey),
				authenticatorSelection: { residentKey: "required", userVerification: "required" },
				supportedAlgorithmIDs: algorithms,
			});
			return options as PasskeyCreation;
		},
		request: async (challenge, allowed) => {
			const { generateAuthenticationOptions } = await library();
			const options = await generateAuthenticationOptions({
				rpID,
				challenge: bytesOf(challenge),
				timeout,
				userVerification: "required",
				...(allowed && { allowCredentials: allowed.map(namedKey) }),
			});
			return options as PasskeyRequest;
		},
		challengeIn: ({ response }) => {
			try {
				const { challenge } = clientDataIn(response.clientDataJSON);
				return typeof challenge === "string" ? challenge : undefined;
			} catch {
				return undefined;
			}
		},
		readNew: async (expectedChallenge, { id, rawId, type, response }) => {
			const { verifyRegistrationResponse } = await library();
			const { clientDataJSON, attestationObject } = response;
			return unlessWrong(clientDataJSON, async () => {
				const read = await verifyRegistrationResponse({
					response: { ...given(id, rawId, type), response: { clientDataJSON, attestationObject } },
					expectedChallenge,
					supportedAlgorithmIDs: algorithms,
					...expected,
				});
				if (!read.verified) return undefined;
				const { credential } = read.registrationInfo;
				const publicKey = Buffer.from(credential.publicKey).toString("base64url");
				return { credentialId: credential.id, publicKey, counter: credential.counter };
			});
		},
		readUse: async (expectedChallenge, { id, rawId, type, response }, known) => {
			const { verifyAuthenticationResponse } = await library();
			const { clientDataJSON, authenticatorData, signature, userHandle } = response;
			if (userHandle !== undefined && userHandle !== handleOf(ownerIn(known))) return undefined;
			return unlessWrong(clientDataJSON, async () => {
				const { verified, authenticationInfo } = await verifyAuthenticationResponse({
					response: { ...given(id, rawId, type), response: { clientDataJSON, authenticatorData, signature } },
					credential: {
						id: known.credentialId,
						publicKey: bytesOf(known.publicKey),
						counter: known.counter,
					},
					expectedChallenge,
					...expected,
				});
				return verified ? authenticationInfo.newCounter : undefined;
			});
		},
	};
}

/**
 * The owner as an authenticator stores it, without name or address: the bytes of the account's id in base64url. Authenticators
 * replace a key of the same owner, so each other realm adds its word.
 */
const handleOf = (owner: PasskeyOwner): string => {
	const id = owner.realm === "desk" ? owner.researcherId : owner.accountId;
	return Buffer.from(owner.realm === "account" ? id : `${owner.realm} ${id}`, "utf8").toString("base64url");
};
