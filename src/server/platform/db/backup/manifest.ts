import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { Refusal } from "../../refusal.ts";

/** A file of a backup: its path inside the folder, with length and checksum. */
const file = z.object({
	// A path that can't leave the folder.
	path: z.string().check(z.regex(/^(tables|outbox)\/\w[\w.-]*$/)),
	bytes: z.number(),
	sha256: z.string(),
});

const table = z.object({
	schema: z.string(),
	name: z.string(),
	columns: z.array(z.string()),
	rows: z.number(),
	file,
});

const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() });

const content = z.object({
	/** The version of this format; a later one is refused. */
	format: z.number(),
	/** Whether the files of tables and mails are encrypted, each by itself, to public keys of age. */
	isEncrypted: z.optional(z.boolean()),
	madeAt: z.string(),
	/** PostgreSQL's version, as information for readers. */
	postgres: z.string(),
	/** The timestamp of the newest migration of the database, in milliseconds since 1970. */
	newestMigrationMs: z.number(),
	tables: z.array(table),
	sequences: z.array(sequence),
	/** Mails that became files, because there is no mail server. */
	mails: z.array(file),
});

const sealed = z.object({ content, sha256: z.string() });

/** The description of a backup. */
export type Manifest = z.infer<typeof content>;
export type BackupFile = z.infer<typeof file>;
/** A table of a backup, with the file of its rows. */
export type BackupTable = z.infer<typeof table>;

/** The newest version of the format. A backup that is not encrypted is of version 1, which earlier releases read. */
export const backupFormat = 2;

/** The part of a manifest that says whether its files are encrypted. */
export const formatOf = (isEncrypted: boolean): Pick<Manifest, "format" | "isEncrypted"> =>
	isEncrypted ? { format: backupFormat, isEncrypted } : { format: 1 };

/** The end of an encrypted file's name. */
export const encryptedSuffix = ".age";

/** The file of a backup that makes it complete. */
export const manifestName = "manifest.json";
const digestOf = (manifest: Manifest): string =>
	createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

/** Writes the manifest of a backup with a checksum of its own, readable by the operator alone. */
export function writeManifest(folder: string, manifest: Manifest): void {
	const text = JSON.stringify({ content: manifest, sha256: digestOf(manifest) }, null, "\t");
	writeFileSync(join(folder, manifestName), `${text}\n`, { mode: 0o600, flush: true });
}

/**
 * Reads the manifest of a backup.
 * @throws Refusal for a folder that is not a backup, is damaged, or is of a later version
 */
export function readManifest(folder: string): Manifest {
	const path = join(folder, manifestName);
	if (!existsSync(path) || !statSync(path).isFile()) {
		throw new Refusal(
			`${folder} is no copy made by "npm run backup", or one that was not finished: it has no ${manifestName}.`,
		);
	}
	const read = parsed(readFileSync(path, "utf8"));
	if (read === undefined || read.sha256 !== digestOf(read.content)) throw damaged(path);
	if (read.content.format > backupFormat) throw new Refusal(tooNew);
	return read.content;
}

/** The sentence for a backup that this version of Spectra is too old for. */
export const tooNew =
	"The copy was made by a newer version of Spectra: restore it with that version. Nothing was changed.";

/** The sentence for a damaged file of a backup. */
export const damaged = (path: string): Refusal =>
	new Refusal(
		`The copy is damaged: ${path} is not as it was written. Nothing was changed; take another copy.`,
	);

function parsed(text: string): z.infer<typeof sealed> | undefined {
	try {
		const read = z.safeParse(sealed, JSON.parse(text));
		return read.success ? read.data : undefined;
	} catch {
		return undefined;
	}
}
