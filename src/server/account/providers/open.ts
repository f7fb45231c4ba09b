import type { Session } from "#domain/account/session.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import { presentSession } from "../present.ts";
import { endSessionByToken, lockPasswordHash } from "../store.ts";
import type { ProviderDependencies } from "./dependencies.ts";
import { deleteAttempt, markIdentityUsed } from "./store.ts";
import type { Linked } from "./unfinished.ts";

/** A person whom a provider has named, and their account. */
interface Opening extends Linked {
	/** Whether the school says that the person is a counsellor. */
	readonly isCounsellor: boolean;
	/** The token of the log-in, which ends here. */
	readonly token: string;
	readonly headers: Headers;
	/** The network of the request. */
	readonly network: string;
}

/**
 * Starts the session of an account that a provider's log-in opens. At the first one a teacher whose account was made by it
 * becomes a member of the institution that the settings name, in the role that the school states.
 */
export async function openByProvider(
	{ sessions, loginProviders, joinInstitution, log }: ProviderDependencies,
	transaction: Transaction,
	{ row, identity, isCounsellor, token, headers, network }: Opening,
	now: Date,
): Promise<{ readonly session: Session; readonly cookie: Headers }> {
	// Orders this with a concurrent change of the password, which ends every session.
	await lockPasswordHash(transaction, row.id);
	const before = await sessions.tokenOf(headers);
	if (before !== undefined) await endSessionByToken(transaction, before);
	await recordEvent(transaction, { event: "signed_in", accountId: row.id, at: now });
	await markIdentityUsed(transaction, identity, now);
	await deleteAttempt(transaction, token);
	const provider = loginProviders().find(({ id }) => id === identity.providerId);
	const code = identity.usedAt === null && row.role === "teacher" ? provider?.institution : undefined;
	if (code !== undefined) {
		const { id: accountId, email } = row;
		if (!(await joinInstitution(transaction, { accountId, email, isCounsellor }, code, now)))
			log.warn("a provider's teacher could not join the institution", { provider: identity.providerId });
	}
	const cookie = await sessions.start(transaction, row.id, sessionClientOf({ headers, network }), now);
	return { session: presentSession(row.id, row), cookie };
}
