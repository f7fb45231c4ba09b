import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FinishedMail, KeptMails } from "./mail.ts";

const timestampOf = (instant: Date): string => instant.toISOString().replaceAll(/[:.]/g, "-");

/** The name of a mail's files without extension. Names sort by the time of enqueueing. */
export const mailFileName = ({ id, kind, writtenAt }: FinishedMail): string =>
	`${timestampOf(writtenAt)}-${kind}-${id}`;

/** Only files that this server wrote: an operator's own files are left alone. */
const ownFile = /^(?<timestamp>\d{4}-\d\d-\d\dT[\d-]+Z)-\w+-(?<id>[\da-f-]{36})\.(eml|html|txt|ics)(\.new)?$/;

const isTo = (message: string, address: string): boolean => {
	const [headers = ""] = message.split(/\r?\n\r?\n/, 1);
	// A long address may be on a line of its own.
	const [, to = ""] = /^to:\s*(.*)$/im.exec(headers.replaceAll(/\r?\n[ \t]+/g, " ")) ?? [];
	return to.trim().replaceAll(/^<|>$/g, "").toLowerCase() === address.toLowerCase();
};

/** The mails in a folder. A file that is gone was removed concurrently. */
export function mailFolder(folder: string): KeptMails {
	const files = async () => {
		const names = await readdir(folder).catch(() => []);
		return names.flatMap((name) => {
			const { timestamp, id } = ownFile.exec(name)?.groups ?? {};
			return timestamp === undefined || id === undefined ? [] : [{ name, timestamp, id }];
		});
	};
	const remove = async (isGone: (file: { readonly timestamp: string; readonly id: string }) => boolean) => {
		for (const file of await files()) {
			if (isGone(file)) await rm(join(folder, file.name), { force: true });
		}
	};
	const idsTo = async (address: string): Promise<string[]> => {
		const found: string[] = [];
		for (const { name, id } of await files()) {
			if (!name.endsWith(".eml")) continue;
			const message = await readFile(join(folder, name), "utf8").catch(() => "");
			if (isTo(message, address)) found.push(id);
		}
		return found;
	};
	return {
		remove: async (ids, to) => {
			const gone = new Set([...ids, ...(to === undefined ? [] : await idsTo(to))]);
			await remove(({ id }) => gone.has(id));
		},
		removeBefore: async (before) => {
			const first = timestampOf(before);
			await remove(({ timestamp }) => timestamp < first);
		},
	};
}
