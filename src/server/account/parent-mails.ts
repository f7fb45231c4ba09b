import { mailboxOf } from "#domain/account/same-mailbox.ts";
import type { AccountDependencies } from "./dependencies.ts";

/** How often one mailbox may receive requests to a parent, whose owner asked for none. */
const parentMails = { minutes: 24 * 60, perEmail: 10 };

/**
 * Counts a request to a parent, across all accounts that name the address; false when the limit is reached.
 */
export const mayAskParent = async (
	{ limits }: Pick<AccountDependencies, "limits">,
	guardianEmail: string,
	now: Date,
): Promise<boolean> => {
	const who = { network: "", email: mailboxOf(guardianEmail), accountId: undefined };
	return (await limits.count("parent mail", parentMails, who, now)) === null;
};
