import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { asItIs, type Step } from "./encryption.ts";
import { type BackupFile, damaged, encryptedSuffix, type Manifest } from "./manifest.ts";

/** The folder of mails as files, in the data folder and in a backup. */
const outbox = "outbox";

/** Measures length and checksum of a stream. */
function measure() {
	const hash = createHash("sha256");
	let bytes = 0;
	const passage = new Transform({
		transform: (chunk: Buffer, _encoding, done) => {
			bytes += chunk.length;
			hash.update(chunk);
			done(null, chunk);
		},
	});
	return { passage, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}

const writeTo = (path: string) => createWriteStream(path, { mode: 0o600, flags: "wx", flush: true });

/** Where the files of a backup go, and how each is encrypted. */
export interface BackupTarget {
	readonly folder: string;
	readonly encrypt: Step;
}

const pathIn = ({ encrypt }: BackupTarget, path: string): string =>
	encrypt === asItIs ? path : `${path}${encryptedSuffix}`;

/** Writes a stream into a compressed file of a backup, readable by the operator alone. */
export async function writePacked(target: BackupTarget, name: string, source: Readable): Promise<BackupFile> {
	const path = pathIn(target, name);
	const { passage, result } = measure();
	await pipeline(source, createGzip(), target.encrypt, passage, writeTo(join(target.folder, path)));
	return { path, ...result() };
}

/**
 * Copies the mails that are files in the data folder. One that is erased meanwhile is skipped.
 * @throws the file system's error for any other that can't be read or written
 */
export async function backUpMails(dataFolder: string, target: BackupTarget): Promise<BackupFile[]> {
	const source = join(dataFolder, outbox);
	if (!existsSync(source)) return [];
	await mkdir(join(target.folder, outbox), { mode: 0o700 });
	const copied: BackupFile[] = [];
	for (const name of mailsIn(source)) {
		const path = pathIn(target, `${outbox}/${name}`);
		const { passage, result } = measure();
		const file = createReadStream(join(source, name));
		try {
			await pipeline(file, target.encrypt, passage, writeTo(join(target.folder, path)));
			copied.push({ path, ...result() });
		} catch (error) {
			if (!isGone(error)) throw error;
		}
	}
	return copied;
}

/** The files that Spectra wrote: their names contain only letters, digits, dots and dashes. */
const mailsIn = (folder: string): string[] =>
	readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isFile() && /^\w[\w.-]*$/.test(entry.name))
		.map(({ name }) => name);

const isGone = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** A verified backup, and how its files are read. */
export interface BackupSource {
	readonly folder: string;
	readonly manifest: Manifest;
	readonly decrypt: Step;
}

/** Restores the mails of a backup into a data folder, which must not have them. */
export async function restoreMails(
	{ folder, manifest: { mails }, decrypt }: BackupSource,
	dataFolder: string,
): Promise<void> {
	if (mails.length === 0) return;
	await mkdir(join(dataFolder, outbox), { mode: 0o700, recursive: true });
	for (const { path } of mails) {
		const name = path.endsWith(encryptedSuffix) ? path.slice(0, -encryptedSuffix.length) : path;
		await pipeline(
			createReadStream(join(folder, path)),
			decrypt,
			createWriteStream(join(dataFolder, name), { mode: 0o600 }),
		);
	}
}

/** @throws Refusal that names the first file of a backup that is missing or differs from its checksum */
export async function checkFiles(folder: string, { tables, mails }: Manifest): Promise<void> {
	for (const expected of [...tables.map((table) => table.file), ...mails]) {
		const path = join(folder, expected.path);
		const { passage, result } = measure();
		passage.resume();
		await pipeline(createReadStream(path), passage).catch(() => {
			throw damaged(path);
		});
		const { bytes, sha256 } = result();
		if (bytes !== expected.bytes || sha256 !== expected.sha256) throw damaged(path);
	}
}
