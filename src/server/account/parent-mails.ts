import type { Detailed } from "#contract/problem.ts";
import { mailboxOf } from "#domain/account/same-mailbox.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { AccountDependencies } from "./dependencies.ts";

/**
 * How often one mailbox may receive requests to a parent, whose owner asked for none. A network may use a part of it
 * only, and so may accounts that have asked before: the rest is for a child who asks for the first time.
 */
const parentMails = { minutes: 24 * 60, perEmail: 10, perEmailAndNetwork: 6 };
const repeatedParentMails = { minutes: 24 * 60, perEmail: 5 };

interface Asking {
	readonly guardianEmail: string;
	/** The network of the request. */
	readonly network: string;
	/** The account has asked this mailbox before. */
	readonly isRepeated: boolean;
}

/** Counts a request to a parent, across all accounts that name the mailbox; fails when the limit is reached. */
export const mayAskParent = async (
	{ limits }: Pick<AccountDependencies, "limits">,
	{ guardianEmail, network, isRepeated }: Asking,
	now: Date,
): Promise<Detailed<Result<null, "limits.too_many">>> => {
	const who = { network, email: mailboxOf(guardianEmail), accountId: undefined };
	const repeated = isRepeated ? await limits.count("parent mail again", repeatedParentMails, who, now) : null;
	const wait = repeated ?? (await limits.count("parent mail", parentMails, who, now));
	return wait === null ? success(null) : { ...failure("limits.too_many"), details: { retryAfter: wait } };
};
