import { randomUUID } from "node:crypto";
import type { PasskeyRealm } from "#domain/account/passkey.ts";
import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { passkey } from "#server/platform/db/schema/passkeys.ts";

/** A passkey as stored. */
export type PasskeyRow = typeof passkey.$inferSelect;

/** Whose passkey it is, and what it opens. */
export type PasskeyOwner =
	| { readonly realm: "account"; readonly accountId: string }
	| { readonly realm: "operator"; readonly accountId: string }
	| { readonly realm: "desk"; readonly researcherId: string };

/** An owner as columns of a passkey or a challenge. */
export const ownerColumns = (owner: PasskeyOwner) =>
	owner.realm === "desk"
		? { accountId: null, researcherId: owner.researcherId }
		: { accountId: owner.accountId, researcherId: null };

/** The owner in the columns of a passkey. A constraint of the table gives each realm its column. */
export const ownerIn = ({ realm, accountId, researcherId }: PasskeyRow): PasskeyOwner =>
	realm === "desk" ? { realm, researcherId: researcherId ?? "" } : { realm, accountId: accountId ?? "" };

const isOf = (owner: PasskeyOwner) =>
	and(
		eq(passkey.realm, owner.realm),
		owner.realm === "desk"
			? eq(passkey.researcherId, owner.researcherId)
			: eq(passkey.accountId, owner.accountId),
	);

/** The passkeys of an owner, oldest first. */
export async function passkeysOf(queries: Queries, owner: PasskeyOwner): Promise<PasskeyRow[]> {
	return queries.select().from(passkey).where(isOf(owner)).orderBy(passkey.createdAt, passkey.id);
}

/** The owner of a passkey of that realm; undefined when there is none. */
export async function ownerOfPasskey<Realm extends PasskeyRealm>(
	queries: Queries,
	credentialId: string,
	realm: Realm,
): Promise<Extract<PasskeyOwner, { realm: Realm }> | undefined> {
	const [found] = await queries
		.select()
		.from(passkey)
		.where(and(eq(passkey.credentialId, credentialId), eq(passkey.realm, realm)));
	return found && (ownerIn(found) as Extract<PasskeyOwner, { realm: Realm }>);
}

/** A passkey of an owner, locked until the transaction ends; undefined when the owner has none of that id. */
export async function lockPasskey(
	transaction: Transaction,
	credentialId: string,
	owner: PasskeyOwner,
): Promise<PasskeyRow | undefined> {
	const [found] = await transaction
		.select()
		.from(passkey)
		.where(and(eq(passkey.credentialId, credentialId), isOf(owner)))
		.for("update");
	return found;
}

/** Inserts a passkey; false when someone has it already. */
export async function insertPasskey(
	queries: Queries,
	owner: PasskeyOwner,
	row: Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports" | "name">,
	now: Date,
): Promise<boolean> {
	const { realm } = owner;
	const added = { id: randomUUID(), createdAt: now, lastUsedAt: null };
	const inserted = await queries
		.insert(passkey)
		.values({ ...row, realm, ...ownerColumns(owner), ...added })
		.onConflictDoNothing({ target: passkey.credentialId })
		.returning({ id: passkey.id });
	return inserted.length > 0;
}

/** Records a use. */
export async function markPasskeyUsed(
	queries: Queries,
	id: string,
	counter: number,
	now: Date,
): Promise<void> {
	await queries.update(passkey).set({ counter, lastUsedAt: now }).where(eq(passkey.id, id));
}

/** Deletes a passkey of an owner; false when there is none of that id. */
export async function deletePasskey(queries: Queries, owner: PasskeyOwner, id: string): Promise<boolean> {
	const deleted = await queries
		.delete(passkey)
		.where(and(isOf(owner), eq(passkey.id, id)))
		.returning({ id: passkey.id });
	return deleted.length > 0;
}

/** Deletes every passkey of an owner. */
export async function deletePasskeys(queries: Queries, owner: PasskeyOwner): Promise<void> {
	await queries.delete(passkey).where(isOf(owner));
}
