import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Composing } from "../mail/mail.ts";
import { findPayer, type Payer } from "./store.ts";

/** The account of a mail; undefined where there is none, or it was erased. */
export const ownerOfMail = async ({
	transaction,
	accountId,
}: Pick<Composing, "transaction" | "accountId">): Promise<Payer | undefined> =>
	accountId === null ? undefined : findPayer(transaction, accountId);

/** The greeting of a mail's owner: by first name, while the account exists. */
export function greetingOf(locale: Locale, owner: Pick<Payer, "firstName"> | undefined): string {
	const { greeting, greetingPlain } = mailMessages[locale].frame;
	return owner === undefined ? greetingPlain : fillIn(greeting, { name: owner.firstName });
}
