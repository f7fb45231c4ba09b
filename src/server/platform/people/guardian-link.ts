import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { Composing, MailText } from "../mail/mail.ts";
import { linkPurposes, loadAdults, rankOf } from "./adults.ts";
import { drawWithdrawalLink } from "./links.ts";
import { findPayer, lockGuardian } from "./store.ts";

/** The sentences of a mail to a guardian about itself: why it was sent, and how to withdraw. */
export interface GuardianClosing {
	readonly further?: NonNullable<MailText["further"]>;
	readonly note: string;
}

/**
 * The link to withdraw, in every mail to a guardian, because their first mail may be lost. A guardian who no
 * longer answers for the account gets none, because it would open the next guardian's request. It is drawn
 * while the guardian's row is locked, and every change of guardian deletes earlier links.
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
		const adults = await loadAdults(transaction, "guardian", accountId);
		const rank = rankOf(adults, to);
		if (payer?.guardian === "confirmed" && rank !== undefined && adults[rank]?.confirmedAt != null) {
			const purpose = linkPurposes.guardian[rank];
			const token = await drawWithdrawalLink(transaction, purpose, accountId, now);
			return {
				further: { label: frame.guardianLink, url: link(mailLinkPaths.guardian, token) },
				note: fillIn(frame.guardianNote, name),
			};
		}
	}
	return { note: fillIn(frame.guardianNoteBefore, name) };
}
