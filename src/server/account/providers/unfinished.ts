import { loginOutcome } from "#domain/account/login-provider.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { type AccountRow, findAccount } from "../store.ts";
import type { ProviderDependencies } from "./dependencies.ts";
import { type IdentityRow, lockIdentity } from "./store.ts";

/** The account of a person at a provider, and what follows from it; locked until the transaction ends. */
export async function linkedAccount(
	{ needsConfirmedEmail }: Pick<ProviderDependencies, "needsConfirmedEmail">,
	transaction: Transaction,
	person: Pick<IdentityRow, "issuer" | "subject">,
) {
	const identity = await lockIdentity(transaction, person);
	const row = identity && (await findAccount(transaction, identity.accountId));
	if (identity === undefined || row === undefined) return { outcome: "sign_up", linked: undefined } as const;
	const facts = { emailVerified: row.emailVerified, wasOpened: identity.usedAt !== null };
	return { outcome: loginOutcome(facts, needsConfirmedEmail), linked: { identity, row } };
}

/**
 * Erases the account of a person whose address was never confirmed and which was never opened, so that the person is free
 * for another. False, and nothing changes, when the account is in use.
 */
export async function freePerson(
	dependencies: Pick<ProviderDependencies, "needsConfirmedEmail" | "eraseEverything">,
	transaction: Transaction,
	person: Pick<IdentityRow, "issuer" | "subject">,
): Promise<boolean> {
	const { outcome, linked } = await linkedAccount(dependencies, transaction, person);
	if (outcome !== "sign_up") return false;
	if (linked !== undefined) await dependencies.eraseEverything(transaction, ownerOf(linked.row));
	return true;
}

/** An account that a log-in of a provider opens. */
export interface Linked {
	readonly identity: IdentityRow;
	readonly row: AccountRow;
}
