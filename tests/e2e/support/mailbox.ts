import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The folder of the live server's mails; no mail server is configured. */
const outbox = join(process.env.SPECTRA_E2E_DATA ?? "", "outbox");

/** The files of mails of a kind to an address, without their ending, in the order in which they were written. */
const mailsTo = async (address: string, kind: string): Promise<string[]> => {
	const names = await readdir(outbox).catch(() => []);
	const found: string[] = [];
	for (const name of names.filter((one) => one.endsWith(".eml") && one.includes(`-${kind}-`)).sort()) {
		const headers = (await readFile(join(outbox, name), "utf8")).split(/\r?\n\r?\n/)[0] ?? "";
		if (new RegExp(`^To: <?${address}>?$`, "im").test(headers)) found.push(name.slice(0, -".eml".length));
	}
	return found;
};

/** The text of a mail to an address, once it is written: the first of its kind, or the one at `index`. */
export const mailTo = async (address: string, kind: string, index = 0): Promise<string> => {
	await expect
		.poll(async () => (await mailsTo(address, kind)).length, {
			message: `mails of the kind ${kind} to ${address}`,
			timeout: 30_000,
		})
		.toBeGreaterThan(index);
	const name = (await mailsTo(address, kind))[index];
	return readFile(join(outbox, `${name}.txt`), "utf8");
};

/** The number of mails of a kind to an address so far. */
export const countMails = async (address: string, kind: string): Promise<number> =>
	(await mailsTo(address, kind)).length;

/** The first link in a mail. */
export const linkIn = (mail: string): string => {
	const [found] = /https?:\/\/\S+/.exec(mail) ?? [];
	if (!found) throw new Error(`This mail has no link:\n${mail}`);
	return found;
};
