import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FinishedMail, RecipientRefused } from "./mail.ts";
import { folderTransport, isRefusedRecipient, smtpTransport } from "./transport.ts";

const sender = { from: "Spectra <hello@spectra.example>", host: "spectra.example" };
const mail: FinishedMail = {
	id: "5f0c1e60-8f6c-4f0a-9d2e-0d9a3a1b2c3d",
	kind: "resetPassword",
	writtenAt: new Date("2026-11-21T05:37:24.707Z"),
	to: "zoé,bcc@example.org",
	subject: "Résultats : l’été",
	html: "<p>Été</p>",
	text: "Été\n",
};

describe("the transport by a mail server", () => {
	const received: { to: string[]; mail: ParsedMail }[] = [];
	let refusal: number | undefined;
	let words = "no";
	let senderRefusal: number | undefined;
	let address: string;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		onRcptTo: (_, __, callback) => {
			if (refusal === undefined) return callback();
			return callback(Object.assign(new Error(words), { responseCode: refusal }));
		},
		onMailFrom: (_, __, callback) => {
			if (senderRefusal === undefined) return callback();
			return callback(Object.assign(new Error("sender address rejected"), { responseCode: senderRefusal }));
		},
		onData: (stream, session, callback) => {
			simpleParser(stream).then((parsed) => {
				received.push({ to: session.envelope.rcptTo.map((one) => one.address), mail: parsed });
				callback();
			}, callback);
		},
	});
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		address = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
	});
	afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

	it("a mail arrives as it was written, for one recipient", async () => {
		await smtpTransport(() => address, sender).send({ ...mail, to: "zoe@example.org" });
		const [arrived] = received;
		expect(arrived?.to).toEqual(["zoe@example.org"]);
		expect(arrived?.mail.subject).toBe(mail.subject);
		expect(arrived?.mail.html).toContain("Été");
		expect(arrived?.mail.text?.trim()).toBe("Été");
		expect(arrived?.mail.messageId).toBe(`<${mail.id}@spectra.example>`);
		expect(arrived?.mail.headers.get("auto-submitted")).toBe("auto-generated");
	});

	it("a mail carries a calendar as an invitation, and as a file", async () => {
		const content = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nSUMMARY:Été\r\nEND:VCALENDAR\r\n";
		const calendar = { method: "CANCEL" as const, content };
		await smtpTransport(() => address, sender).send({ ...mail, to: "zoe@example.org", calendar });
		const { attachments } = received.at(-1)?.mail ?? {};
		expect(attachments?.map(({ contentType }) => contentType)).toEqual(["text/calendar", "application/ics"]);
		expect(attachments?.[0]?.headers.get("content-type")).toMatchObject({ params: { method: "CANCEL" } });
		for (const one of attachments ?? []) expect(one.content.toString()).toBe(content);
	});

	it("a mail waits when its sender is refused: that is a wrong setting", async () => {
		senderRefusal = 550;
		const refused = smtpTransport(() => address, sender).send(mail);
		await expect(refused).rejects.not.toBeInstanceOf(RecipientRefused);
		senderRefusal = undefined;
	});

	it("a permanent refusal of a recipient differs from a busy server", async () => {
		const transport = smtpTransport(() => address, sender);
		refusal = 550;
		await expect(transport.send(mail)).rejects.toBeInstanceOf(RecipientRefused);
		refusal = 450;
		await expect(transport.send(mail)).rejects.not.toBeInstanceOf(RecipientRefused);
		refusal = undefined;
		refusal = 550;
		words = "5.1.1 no such user";
		await expect(transport.send(mail)).rejects.toBeInstanceOf(RecipientRefused);
		const unreachable = smtpTransport(() => "smtp://127.0.0.1:1", sender);
		refusal = undefined;
		await expect(unreachable.send(mail)).rejects.not.toBeInstanceOf(RecipientRefused);
	});
});

describe("a mail server that refuses a setting", () => {
	it.each([
		["the sender", { command: "MAIL FROM", response: "550 5.7.1 sender address rejected" }],
		["the sender, plainly", { command: "MAIL FROM", response: "550 no" }],
		["to relay", { command: "RCPT TO", response: "550 5.7.1 relaying denied" }],
		["a full box", { command: "RCPT TO", response: "552 5.2.2 mailbox full" }],
		["what came without signing in", { command: "RCPT TO", response: "530 5.7.0 authentication required" }],
		["for now", { command: "RCPT TO", response: "450 4.2.1 later" }],
	])("no mail is lost when the server refuses %s", (_, said) => {
		expect(isRefusedRecipient(Object.assign(new Error("refused"), { code: "EENVELOPE", ...said }))).toBe(
			false,
		);
	});
});

describe("the transport by a folder", () => {
	const folder = join(mkdtempSync(join(tmpdir(), "outbox-")), "outbox");
	afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

	it("a mail is three files, private to their owner, the same when written again", async () => {
		const transport = folderTransport(folder, sender);
		await transport.send(mail);
		await transport.send(mail);
		const name = `2026-11-21T05-37-24-707Z-resetPassword-${mail.id}`;
		expect(readdirSync(folder).sort()).toEqual([`${name}.eml`, `${name}.html`, `${name}.txt`]);
		expect(statSync(join(folder, `${name}.eml`)).mode & 0o777).toBe(0o600);
		const parsed = await simpleParser(readFileSync(join(folder, `${name}.eml`)));
		expect([parsed.subject, parsed.from?.text]).toEqual([mail.subject, '"Spectra" <hello@spectra.example>']);
		expect(readFileSync(join(folder, `${name}.txt`), "utf8")).toBe(mail.text);
	});

	it("a mail carries the unsubscribe headers for mail programs, where that is possible", async () => {
		const unsubscribeUrl = `https://spectra.example/api/updates/fr/stop/${mail.id}.${"A".repeat(43)}`;
		await folderTransport(folder, sender).send({ ...mail, kind: "updatesWelcome", unsubscribeUrl });
		const [name = ""] = readdirSync(folder).filter(
			(file) => file.includes("updatesWelcome") && file.endsWith("eml"),
		);
		const source = readFileSync(join(folder, name), "utf8");
		expect(source.replaceAll(/\n[ \t]+/g, " ")).toContain(`\nList-Unsubscribe: <${unsubscribeUrl}>\n`);
		expect(source).toContain("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
	});
});
