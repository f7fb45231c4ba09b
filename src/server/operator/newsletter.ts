import type { Command } from "commander";
import type * as z from "zod/mini";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { locales } from "#domain/shared/locale.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/moment.ts";
import { issueWordsSchema } from "#server/newsletter/mail.ts";
import { countReaders, insertIssue, listIssues } from "#server/newsletter/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { readJson } from "./read-json.ts";
import type { Run } from "./run.ts";

const example: z.infer<typeof issueWordsSchema> = {
	en: {
		subject: "New on Spectra",
		paragraphs: ["Two or three sentences.", "Each text here is a paragraph."],
	},
	fr: {
		subject: "Du nouveau sur Spectra",
		paragraphs: ["Deux ou trois phrases.", "Chaque texte est un paragraphe."],
	},
};

const readIssue = (path: string) => readJson(path, issueWordsSchema, 'an issue (see "newsletter example")');

/** Commands on the newsletter, which goes to confirmed readers only. */
export function newsletterCommands(program: Command, run: Run): void {
	const group = program.command("newsletter").description("updates to those who asked for them");
	group
		.command("example")
		.description("print a file to begin with, for preview, test and send")
		.action(() => console.log(JSON.stringify(example, null, "\t")));
	group
		.command("preview <file>")
		.description("what an issue says, and how many would get it; nothing is sent")
		.action((path: string) =>
			run(async ({ database }) => {
				const words = readIssue(path);
				const readers = await countReaders(database.queries());
				return {
					rows: locales.map((language) => ({
						language,
						subject: words[language].subject,
						text: words[language].paragraphs.join(" / "),
						readers,
					})),
				};
			}),
		);
	group
		.command("test <file> <address>")
		.description("send an issue in both languages to one address of yours")
		.action((path: string, to: string) =>
			run(async ({ database, services, now }) => {
				const words = readIssue(path);
				if (!isEmailAddress(to)) throw new Refusal(`"${to}" is no e-mail address.`);
				await database.transaction(async (transaction) => {
					for (const locale of locales) {
						const mail = { kind: "newsletterTest", locale, to, accountId: null, facts: { words } } as const;
						await services.mailer.enqueue(transaction, mail, now());
					}
				});
				return { rows: [{ to, mails: locales.length }] };
			}),
		);
	group
		.command("send <file>")
		.description("send an issue to every confirmed reader, in portions of a hundred each minute")
		.requiredOption(
			"--readers <number>",
			"how many get it, as preview says: so that nothing is sent by mistake",
		)
		.action((path: string, { readers }: { readers: string }) =>
			run(async ({ database, now }) => {
				const words = readIssue(path);
				const present = await countReaders(database.queries());
				if (Number(readers) !== present) {
					throw new Refusal(
						`${present} would get it, not ${readers}: look at the preview. Nothing was sent.`,
					);
				}
				const { id } = await insertIssue(database.queries(), words, now());
				const did = { event: "operator: newsletter send", accountId: null } as const;
				return { rows: [{ id, readers: present, state: "started" }], did };
			}),
		);
	group
		.command("status")
		.description("issues and how far they have come, the latest first")
		.action(() =>
			run(async ({ database }) => ({
				rows: (await listIssues(database.queries())).map((issue) => ({
					id: issue.id,
					subject: issue.words.en.subject,
					started: toInstant(issue.startedAt),
					mails: issue.mails,
					finished: toInstantOrNull(issue.finishedAt),
				})),
				none: "No issue was sent yet.",
			})),
		);
}
