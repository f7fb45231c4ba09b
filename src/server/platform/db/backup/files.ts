import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type BackupFile, damaged, type Manifest } from "./manifest.ts";

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

/** Writes a stream into a compressed file of a backup, readable by the operator alone. */
export async function writePacked(folder: string, path: string, source: Readable): Promise<BackupFile> {
	const { passage, result } = measure();
	await pipeline(source, createGzip(), passage, writeTo(join(folder, path)));
	return { path, ...result() };
}

/**
 * Copies the mails that are files in the data folder. One that is erased meanwhile is skipped.
 * @throws the file system's error for any other that can't be read or written
 */
export async function backUpMails(dataFolder: string, folder: string): Promise<BackupFile[]> {
	const source = join(dataFolder, outbox);
	if (!existsSync(source)) return [];
	await mkdir(join(folder, outbox), { mode: 0o700 });
	const copied: BackupFile[] = [];
	for (const name of mailsIn(source)) {
		const path = `${outbox}/${name}`;
		const { passage, result } = measure();
		try {
			await pipeline(createReadStream(join(source, name)), passage, writeTo(join(folder, path)));
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

/** Restores the mails of a backup into a data folder. */
export async function restoreMails(
	folder: string,
	mails: readonly BackupFile[],
	dataFolder: string,
): Promise<void> {
	if (mails.length === 0) return;
	await mkdir(join(dataFolder, outbox), { mode: 0o700, recursive: true });
	for (const { path } of mails) await copyFile(join(folder, path), join(dataFolder, path));
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
