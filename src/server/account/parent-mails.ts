import { mailboxOf } from "#domain/account/same-mailbox.ts";
import type { AccountDependencies } from "./dependencies.ts";

/** How often one mailbox may be asked to be somebody's parent: whoever it belongs to asked for nothing. */
const parentMails = { minutes: 24 * 60, perEmail: 10 };

/** Counts one mail that asks a parent; false when it would be one too many. However many accounts name the address. */
export const mayAskParent = async (
	{ limits }: Pick<AccountDependencies, "limits">,
	guardianEmail: string,
	now: Date,
): Promise<boolean> => {
	const who = { network: "", email: mailboxOf(guardianEmail), accountId: undefined };
	return (await limits.count("parent mail", parentMails, who, now)) === null;
};
