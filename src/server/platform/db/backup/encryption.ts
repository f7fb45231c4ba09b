import { readFileSync, writeFileSync } from "node:fs";
import { ReadableStream as NodeStream } from "node:stream/web";
import { Refusal, systemCode } from "../../refusal.ts";

/** A step of a stream of bytes. */
export type Step = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Passes a stream on as it is: the step of a backup that is not encrypted. */
export const asItIs: Step = (source) => source;

/** The stream that age's library reads: that of the web's standard, which Node's is. */
const webStream = (source: AsyncIterable<Uint8Array>) =>
	NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;

/** A key pair of age, as text. */
export interface KeyPair {
	readonly publicKey: string;
	readonly secretKey: string;
}

/** Draws a key pair. A backup encrypted to the public key is readable with the secret key alone. */
export async function drawKeyPair(): Promise<KeyPair> {
	const { generateIdentity, identityToRecipient } = await import("age-encryption");
	const secretKey = await generateIdentity();
	return { secretKey, publicKey: await identityToRecipient(secretKey) };
}

/**
 * Encrypts files to public keys of age: each of their secret keys alone reads them.
 * @throws Refusal when one is no public key
 */
export async function encryptTo(publicKeys: readonly string[]): Promise<Step> {
	const { Encrypter } = await import("age-encryption");
	const encrypter = new Encrypter();
	for (const key of publicKeys) {
		try {
			encrypter.addRecipient(key);
		} catch {
			throw new Refusal(
				"BACKUP_PUBLIC_KEY is no public key of age: make a pair with npm run backup:key -- FILE, and copy the line that it prints.",
			);
		}
	}
	return async function* encrypted(source) {
		yield* await encrypter.encrypt(webStream(source));
	};
}

const wrongKey = (): Refusal =>
	new Refusal(
		"This key does not read the copy: it was encrypted to another one. Nothing was changed; find the secret key that belongs to its BACKUP_PUBLIC_KEY.",
	);

/**
 * Decrypts files of a backup.
 * @throws Refusal when the text holds no secret key; the step fails with one when the key is not the backup's
 */
export async function decryptWith(text: string): Promise<Step> {
	const { Decrypter } = await import("age-encryption");
	const decrypter = new Decrypter();
	const lines = text.split("\n").map((line) => line.trim());
	const keys = lines.filter((line) => line.startsWith("AGE-SECRET-KEY-"));
	try {
		if (keys.length === 0) throw new Error("no key");
		for (const key of keys) decrypter.addIdentity(key);
	} catch {
		throw new Refusal("The file has no secret key of age: a line that begins with AGE-SECRET-KEY-.");
	}
	return async function* decrypted(source) {
		const opened = await decrypter.decrypt(webStream(source)).catch(() => {
			throw wrongKey();
		});
		yield* opened;
	};
}

/**
 * The step that reads the files of a backup, with the text of a file of secret keys.
 * @throws Refusal when the backup is encrypted and there is no key
 */
export async function decryptionOf(isEncrypted: boolean, secretKey: string | undefined): Promise<Step> {
	if (!isEncrypted) return asItIs;
	if (secretKey === undefined)
		throw new Refusal("The copy is encrypted: name the file of its secret key with --key FILE.");
	return decryptWith(secretKey);
}

/** @throws Refusal when the file can't be read */
export function readKeyFile(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		throw new Refusal(`The key ${path} can't be read (${systemCode(error)}).`);
	}
}

/**
 * Writes a new key pair into a file of its own, readable by its owner alone, and returns the public key.
 * @throws Refusal when the file exists or can't be written
 */
export async function writeKeyFile(path: string): Promise<string> {
	const { publicKey, secretKey } = await drawKeyPair();
	try {
		writeFileSync(path, `# public key: ${publicKey}\n${secretKey}\n`, { mode: 0o600, flag: "wx" });
	} catch (error) {
		throw new Refusal(
			`The key ${path} can't be written (${systemCode(error)}): name a file that is not there.`,
		);
	}
	return publicKey;
}
