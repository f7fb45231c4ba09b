import type { ActionInput } from "#contract/operator-actions.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { locales } from "#domain/shared/locale.ts";
import { issueWordsSchema } from "#server/newsletter/mail.ts";
import { countReaders, insertIssue, listIssues } from "#server/newsletter/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { type OperatorActionHandlers, recorded } from "./action.ts";

/**
 * The words of an issue, checked.
 * @throws Refusal for an empty subject or text
 */
const readWords = (words: ActionInput<"newsletter preview">["words"]) => {
	const read = issueWordsSchema.safeParse(words);
	if (!read.success)
		throw new Refusal("An issue has a subject and a text in both languages.", "operator.input_invalid");
	return read.data;
};

/** Actions on the newsletter, which goes to confirmed readers only. */
export const newsletterActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `newsletter ${string}`>
> = {
	"newsletter preview": async ({ database }, { words: typed }) => {
		const words = readWords(typed);
		const readers = await countReaders(database.queries());
		return {
			rows: locales.map((language) => ({
				language,
				subject: words[language].subject,
				text: words[language].paragraphs.join(" / "),
				readers,
			})),
		};
	},
	"newsletter test": async (context, { words: typed, to }) => {
		const { services, now } = context;
		const words = readWords(typed);
		if (!isEmailAddress(to)) throw new Refusal(`"${to}" is no e-mail address.`, "forms.email_invalid");
		await recorded(context, {}, async (transaction) => {
			for (const locale of locales) {
				const mail = { kind: "newsletterTest", locale, to, accountId: null, facts: { words } } as const;
				await services.mailer.enqueue(transaction, mail, now());
			}
		});
		return { rows: [{ to, mails: locales.length }] };
	},
	"newsletter send": async (context, { words: typed, readers }) => {
		const words = readWords(typed);
		const present = await countReaders(context.database.queries());
		if (Number(readers) !== present) {
			throw new Refusal(
				`${present} would get it, not ${readers}: look at the preview. Nothing was sent.`,
				"operator.readers_differ",
			);
		}
		const { id } = await recorded(context, {}, (transaction) =>
			insertIssue(transaction, words, context.now()),
		);
		return { rows: [{ id, readers: present, state: "started" }] };
	},
	"newsletter status": async ({ database }) => ({
		rows: (await listIssues(database.queries())).map((issue) => ({
			id: issue.id,
			subject: issue.words.en.subject,
			started: toInstant(issue.startedAt),
			mails: issue.mails,
			finished: toInstantOrNull(issue.finishedAt),
		})),
	}),
};
