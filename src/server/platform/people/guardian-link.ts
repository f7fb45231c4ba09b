import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { Composing, MailText } from "../mail/mail.ts";
import { drawWithdrawalLink } from "./links.ts";
import { findPayer, lockGuardian } from "./store.ts";

/** What a mail to a guardian says of itself: why it came, and how to withdraw where they answer for the account. */
export interface GuardianClosing {
	readonly further?: NonNullable<MailText["further"]>;
	readonly note: string;
}

/**
 * The way to see and withdraw an agreement, in every mail that a guardian gets, as their first mail may be lost. Whoever
 * answers for the account no more gets none: it would open the request to the next guardian. It is drawn while the
 * guardian is held, and every change of guardian deletes the links drawn before: no link outlives its reader's agreement.
 */
export async function guardianClosing(
	{ transaction, locale, to, accountId, now, link }: Composing,
	firstName: string,
): Promise<GuardianClosing> {
	const { frame } = mailMessages[locale];
	const name = { name: firstName };
	if (accountId !== null) {
		await lockGuardian(transaction, accountId);
		const payer = await findPayer(transaction, accountId);
		if (payer?.guardian === "confirmed" && payer.guardianEmail === to) {
			const token = await drawWithdrawalLink(transaction, "guardian", accountId, now);
			return {
				further: { label: frame.guardianLink, url: link(mailLinkPaths.guardian, token) },
				note: fillIn(frame.guardianNote, name),
			};
		}
	}
	return { note: fillIn(frame.guardianNoteBefore, name) };
}
