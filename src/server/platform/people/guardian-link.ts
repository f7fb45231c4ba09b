import { mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { Composing } from "../mail/mail.ts";
import { drawWithdrawalLink } from "./links.ts";

/** The way to see and withdraw an agreement, in every mail that a guardian gets: their first mail may be lost. */
export async function guardianLink(
	{ transaction, locale, now, link }: Composing,
	accountId: string,
): Promise<{ readonly label: string; readonly url: string }> {
	const token = await drawWithdrawalLink(transaction, "guardian", accountId, now);
	return { label: mailMessages[locale].frame.guardianLink, url: link(mailLinkPaths.guardian, token) };
}
