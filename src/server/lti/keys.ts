import { randomUUID } from "node:crypto";
import type { JWK, JWTPayload } from "jose";
import { endedKeys, nextKeyFrom, type PublicToolKey, signingKeyAt } from "#domain/lti/tool-keys.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import type { Database } from "#server/platform/db/database.ts";
import { openSealed, sealText } from "#server/platform/db/sealed.ts";
import type { Secrets } from "#server/platform/db/secrets.ts";
import { deleteKeys, insertKey, type KeyRow, lockKeys, readKeys } from "./key-store.ts";

const purpose = "lti keys";
const algorithm = "RS256";

/** The keys with which this site signs for platforms. */
export interface ToolKeys {
	/** The public keys, the coming one included. The first request draws a key. */
	readonly published: (now: Date) => Promise<PublicToolKey[]>;
	/** Signs claims by the key of now. */
	readonly sign: (claims: JWTPayload, now: Date) => Promise<string>;
	/** Draws the next key in time, and deletes those that are over. */
	readonly renew: (now: Date) => Promise<void>;
}

async function drawKey(secrets: Pick<Secrets, "key">, signsFrom: Instant): Promise<KeyRow> {
	const { exportJWK, generateKeyPair } = await import("jose");
	const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
	const id = randomUUID();
	const { n = "", e = "" } = await exportJWK(publicKey);
	const text = JSON.stringify(await exportJWK(privateKey));
	return {
		id,
		signsFrom,
		publicKey: { kty: "RSA", kid: id, alg: algorithm, use: "sig", n, e },
		sealed: sealText(text, await secrets.key(purpose), id),
	};
}

/** The keys of this installation, the same on every server. Each signs for ninety days, and is published a day before. */
export function createToolKeys(
	database: Pick<Database, "queries" | "transaction">,
	secrets: Pick<Secrets, "key" | "acceptedKeys">,
): ToolKeys {
	/** Draws a key unless another server has done so meanwhile: `isMissing` is asked again under a lock. */
	const add = async (
		signsFrom: Instant,
		isMissing: (keys: readonly KeyRow[]) => boolean,
	): Promise<readonly KeyRow[]> => {
		const drawn = await drawKey(secrets, signsFrom);
		return database.transaction(async (transaction) => {
			await lockKeys(transaction);
			const present = await readKeys(transaction);
			if (!isMissing(present)) return present;
			await insertKey(transaction, drawn);
			return [...present, drawn];
		});
	};

	const privateKeyOf = async ({ sealed, id }: KeyRow): Promise<JWK | undefined> => {
		const text = openSealed(sealed, await secrets.acceptedKeys(purpose), id);
		return text === undefined ? undefined : JSON.parse(text);
	};

	const hasNone = (now: Instant) => (keys: readonly KeyRow[]) => signingKeyAt(keys, now) === undefined;

	/** The keys, one of which signs. */
	const working = async (now: Instant): Promise<readonly KeyRow[]> => {
		const keys = await readKeys(database.queries());
		return hasNone(now)(keys) ? add(now, hasNone(now)) : keys;
	};

	return {
		published: async (now) => (await working(toInstant(now))).map(({ publicKey }) => publicKey),

		sign: async (claims, at) => {
			const now = toInstant(at);
			const { importJWK, SignJWT } = await import("jose");
			let row = signingKeyAt(await working(now), now);
			let secret = row && (await privateKeyOf(row));
			// After a secret of the installation was stolen and replaced, nothing opens the former key: another signs at once.
			if (secret === undefined) {
				const former = row?.id;
				row = signingKeyAt(await add(now, (keys) => signingKeyAt(keys, now)?.id === former), now);
				secret = row && (await privateKeyOf(row));
			}
			if (row === undefined || secret === undefined) throw new Error("No key signs for platforms");
			const header = { alg: algorithm, kid: row.id, typ: "JWT" };
			return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(secret, algorithm));
		},

		renew: async (at) => {
			const now = toInstant(at);
			const keys = await readKeys(database.queries());
			if (keys.length === 0) return;
			const from = nextKeyFrom(keys, now);
			if (from !== null) await add(from, (present) => nextKeyFrom(present, now) !== null);
			const ended = endedKeys(keys, now).map(({ id }) => id);
			if (ended.length > 0) await deleteKeys(database.queries(), ended);
		},
	};
}
