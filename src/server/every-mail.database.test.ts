import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Locale, type Localized, locales } from "#domain/shared/locale.ts";
import type { FinishedMail } from "#server/platform/mail/mail.ts";
import { typographyFaults } from "../../scripts/lib/french-typography.ts";
import { registers } from "../../scripts/lib/readers.ts";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { everyMail, type MailCase } from "../../tests/setup/every-mail.ts";
import { createLiveServer } from "../../tests/setup/live-server.ts";
import { createPaidServer } from "../../tests/setup/paid-server.ts";

const { speaksToAdult, speaksToStudent } = registers.fr;

const test = prepareDatabase();
const seller = {
	name: "Lumière SAS",
	address: ["1 rue de l’Arc", "75001 Paris"],
	registration: "FR 12 345",
	vatNote: "TVA non applicable, art. 293 B du CGI.",
};
/** The output folder, for a look at all mails. */
const folder = process.env.MAILS_TO_LOOK_AT;

interface Written extends MailCase {
	readonly kind: string;
	readonly locale: Locale;
	readonly mail: FinishedMail | undefined;
}

const written: Written[] = [];
beforeAll(async () => {
	const server = createLiveServer(test, { seller });
	await server.services.prepare();
	const real = createPaidServer(test, { seller, isMailReal: true });
	for (const locale of locales) {
		const cases = Object.entries(await everyMail(server, test, locale));
		// Enqueued by the fixtures; not part of the test.
		await test.ask("DELETE FROM mail_outbox");
		for (const [kind, all] of cases)
			for (const one of all) {
				const { to, accountId, facts, name } = one;
				await test.ask(
					"INSERT INTO mail_outbox (id, account_id, kind, locale, recipient, facts, written_at) VALUES ($1, $2, $3, $4, $5, $6, now())",
					[randomUUID(), accountId, kind, locale, to, JSON.stringify(facts)],
				);
				const sender = one.isReal ? real : server;
				sender.mails.length = 0;
				await sender.deliver();
				const [mail] = sender.mails;
				written.push({ ...one, kind, locale, mail });
				if (folder === undefined || mail === undefined) continue;
				mkdirSync(folder, { recursive: true });
				const file = join(folder, `${kind}-${name.replace(/\W+/g, "-")}-${locale}`);
				writeFileSync(`${file}.html`, mail.html);
				writeFileSync(`${file}.txt`, `${mail.subject}\n\n${mail.text}`);
			}
	}
}, 120_000);

const named = ({ kind, name, locale }: Written): string => `${kind} (${name}) in ${locale}`;
/** The mails that violate an expectation, with the violation. */
const wrong = (fault: (mail: FinishedMail, one: Written) => unknown): string[] =>
	written.flatMap((one) => {
		const found = one.mail && fault(one.mail, one);
		return found && !(Array.isArray(found) && found.length === 0) ? [`${named(one)}: ${found}`] : [];
	});

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
/** The text of the HTML part, one element a line. */
const linesOfHtml = (html: string): string[] =>
	html
		.replace(/^[\s\S]*<body[^>]*>/, "")
		.replace(/<\/?span[^>]*>/g, "")
		.replace(/<[^>]+>/g, "\n")
		.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? "?")
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
const linesOfText = (text: string): string[] =>
	text
		.split("\n")
		.map((line) => line.replace(/^> /, "").trim())
		.filter((line) => line !== "" && line !== "--");
const address = /https?:\/\/\S+|\S+@\S+/g;

describe("mails in both languages", () => {
	it("every mail renders and fills in all its facts", () => {
		expect(written.length).toBeGreaterThan(100);
		expect(written.filter(({ mail }) => mail === undefined).map(named)).toEqual([]);
		expect(
			wrong(({ subject, text }) =>
				// A token in a link may contain any letters.
				/\{\{|undefined|null|NaN|\[object|Invalid|\(\)| [.,)]| {2}|\s,\n/.exec(
					`${subject}\n${text}`.replace(address, "address"),
				),
			),
		).toEqual([]);
	});

	it("every mail says the same as text and as HTML: sentences, numbers and addresses", () => {
		expect(
			wrong(({ text, html, subject }) => {
				const inHtml = linesOfHtml(html);
				const inText = linesOfText(text);
				const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) =>
					url.replaceAll("&amp;", "&"),
				);
				// The sender's name, the heading and the fallback for the button exist only in HTML.
				const known = new Set([...inText, "Spectra", subject]);
				const hint = /^(?:If the button|Si le bouton)/;
				return [
					...inText.filter((line) => !inHtml.includes(line) && !links.includes(line)),
					...inHtml.filter((line) => !known.has(line) && !hint.test(line)),
					...links.filter((url) => !inText.includes(url)),
				];
			}),
		).toEqual([]);
	});

	it("every mail fits a narrow phone: no word is wider than a line, and addresses break", () => {
		const longest = { subject: 18, words: 26 };
		expect(
			wrong(({ subject, text, html }) => [
				...subject.split(/[\s\u00a0]+/).filter((word) => word.length > longest.subject),
				...text
					.replace(address, "")
					.split(/[\s\u00a0]+/)
					.filter((word) => word.length > longest.words),
				...(html.includes("overflow-wrap:anywhere") ? [] : ["addresses do not break"]),
			]),
		).toEqual([]);
	});

	it("every mail has a subject of one line that names its content", () => {
		expect(wrong(({ subject }) => !/^[^\n]{8,90}$/.test(subject))).toEqual([]);
		const kinds = new Map(written.map(({ mail, kind, locale }) => [`${mail?.subject} ${locale}`, kind]));
		expect(
			wrong(({ subject }, { kind, locale }) =>
				kinds.get(`${subject} ${locale}`) === kind || kind === "newsletter" ? [] : [subject],
			),
		).toEqual([]);
	});

	it("every mail keeps French typography, with tu for students and vous for adults", () => {
		/** The rules for the words of a language, where it has any. */
		const rules: Partial<Localized<(words: string, one: Written) => readonly string[]>> = {
			fr: (words, { speaksTo }) => [
				...typographyFaults(words),
				...words
					.split("\n")
					.filter(
						(line) =>
							(speaksTo === "adult" && speaksToStudent(line)) ||
							(speaksTo === "student" && speaksToAdult(line)),
					),
			],
		};
		expect(
			wrong(({ subject, text }, one) => rules[one.locale]?.(`${subject}\n${text.replace(address, "")}`, one)),
		).toEqual([]);
	});
});
