import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Composing } from "../mail/mail.ts";
import { findPayer, type Payer } from "./store.ts";

/** Whose account a mail is about; undefined where there is none, or none any more. */
export const ownerOfMail = async ({
	transaction,
	accountId,
}: Pick<Composing, "transaction" | "accountId">): Promise<Payer | undefined> =>
	accountId === null ? undefined : findPayer(transaction, accountId);

/** How a mail greets its owner: by first name, as long as there is the account. */
export function greetingOf(locale: Locale, owner: Pick<Payer, "firstName"> | undefined): string {
	const { greeting, greetingPlain } = mailMessages[locale].frame;
	return owner === undefined ? greetingPlain : fillIn(greeting, { name: owner.firstName });
}
