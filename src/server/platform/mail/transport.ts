import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import { mailFileName, mailFolder } from "./folder.ts";
import { type FinishedMail, type MailTransport, RecipientRefused } from "./mail.ts";

/** The sender of mails. */
export interface Sender {
	/** The header `from`, such as `Spectra <hello@spectra.example>`. */
	readonly from: string;
	/** The host of the site: the right side of every message's id. */
	readonly host: string;
}

const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const messageOf = (
	{ id, to, subject, html, text, calendar, unsubscribeUrl }: FinishedMail,
	{ from, host }: Sender,
) => ({
	from,
	// As an object, so that no character of an address is parsed as a separator.
	to: { name: "", address: to },
	subject,
	html,
	text,
	// As an alternative part on which calendar programs act, and as a file for others.
	...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: "consultation.ics" } }),
	// The same at every attempt: most programs show a mail once that was sent twice after a crash.
	messageId: `<${id}@${host}>`,
	headers: {
		"auto-submitted": "auto-generated",
		...(unsubscribeUrl === undefined
			? {}
			: {
					"list-unsubscribe": `<${unsubscribeUrl}>`,
					"list-unsubscribe-post": "List-Unsubscribe=One-Click",
				}),
	},
	disableFileAccess: true,
	disableUrlAccess: true,
});

/** The server's rejection of an address as unknown (5.1.x), or in the older way without details. */
const refusedAddress = /^5\d\d[ -]5\.1\.\d/;
const refusedPlainly = /^(550|551|553)(?![ -]\d\.\d)/;

/**
 * Whether the mail server refused the recipient permanently. A refused sender or relaying is a wrong setting,
 * and a full mailbox may be emptied: such mails are retried.
 */
export const isRefusedRecipient = (error: unknown): boolean =>
	error instanceof Error &&
	"command" in error &&
	error.command === "RCPT TO" &&
	"response" in error &&
	typeof error.response === "string" &&
	(refusedAddress.test(error.response) || refusedPlainly.test(error.response));

/**
 * Sends by a mail server, `smtp://` or `smtps://`. Its address is read for each mail: a password may be replaced while the
 * server runs.
 */
export function smtpTransport(readUrl: () => string, sender: Sender): MailTransport {
	let opened: { readonly url: string; readonly mailer: Promise<Transporter> } | undefined;
	const open = async (url: string): Promise<Transporter> => {
		const { createTransport } = await import("nodemailer");
		return createTransport({ url, ...timeoutsMs });
	};
	return {
		isReal: true,
		send: async (mail) => {
			try {
				const url = readUrl();
				if (opened?.url !== url) opened = { url, mailer: open(url) };
				const mailer = await opened.mailer;
				await mailer.sendMail(messageOf(mail, sender));
			} catch (error) {
				throw isRefusedRecipient(error) ? new RecipientRefused("recipient", { cause: error }) : error;
			}
		},
	};
}

/**
 * Writes each mail as files, `.eml`, `.html`, `.txt` and `.ics`; the same mail written again replaces them.
 */
export function folderTransport(folder: string, sender: Sender): MailTransport {
	return {
		isReal: false,
		keeps: mailFolder(folder),
		send: async (mail) => {
			const { createTransport } = await import("nodemailer");
			const printer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
			const { message } = await printer.sendMail(messageOf(mail, sender));
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			const path = join(folder, mailFileName(mail));
			await write(`${path}.txt`, mail.text);
			await write(`${path}.html`, mail.html);
			if (mail.calendar !== undefined) await write(`${path}.ics`, mail.calendar.content);
			await write(`${path}.eml`, message);
		},
	};
}

/** Atomic: a reader never finds half a file. */
async function write(path: string, content: string | NodeJS.ArrayBufferView | NodeJS.ReadableStream) {
	await writeFile(`${path}.new`, content, { mode: 0o600 });
	await rename(`${path}.new`, path);
}
