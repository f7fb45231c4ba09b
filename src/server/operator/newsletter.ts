import type { Command } from "commander";
import type * as z from "zod/mini";
import { issueWordsSchema } from "#server/newsletter/mail.ts";
import { readJson } from "./read-json.ts";
import type { Perform } from "./run.ts";

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
export function newsletterCommands(program: Command, perform: Perform): void {
	const group = program.command("newsletter").description("updates to those who asked for them");
	group
		.command("example")
		.description("print a file to begin with, for preview, test and send")
		.action(() => console.log(JSON.stringify(example, null, "\t")));
	group
		.command("preview <file>")
		.description("what an issue says, and how many would get it; nothing is sent")
		.action((path: string) => perform("newsletter preview", { words: readIssue(path) }));
	group
		.command("test <file> <address>")
		.description("send an issue in both languages to one address of yours")
		.action((path: string, to: string) => perform("newsletter test", { words: readIssue(path), to }));
	group
		.command("send <file>")
		.description("send an issue to every confirmed reader, in portions of a hundred each minute")
		.requiredOption(
			"--readers <number>",
			"how many get it, as preview says: so that nothing is sent by mistake",
		)
		.action((path: string, { readers }: { readers: string }) =>
			perform("newsletter send", { words: readIssue(path), readers }),
		);
	group
		.command("status")
		.description("issues and how far they have come, the latest first")
		.action(() => perform("newsletter status", {}, { none: "No issue was sent yet." }));
}
