import { randomUUID } from "node:crypto";
import type { PasskeyDoor } from "#domain/account/passkey.ts";
import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { passkey } from "#server/platform/db/schema/passkeys.ts";

/** A passkey as stored. */
export type PasskeyRow = typeof passkey.$inferSelect;

/** Whose passkey it is, and what it opens. */
export type PasskeyOwner =
	| { readonly door: "account"; readonly accountId: string }
	| { readonly door: "operator"; readonly accountId: string }
	| { readonly door: "desk"; readonly researcherId: string };

/** An owner as columns of a passkey or a challenge. */
export const ownerColumns = (owner: PasskeyOwner) =>
	owner.door === "desk"
		? { accountId: null, researcherId: owner.researcherId }
		: { accountId: owner.accountId, researcherId: null };

/** The owner in the columns of a passkey. A constraint of the table gives each door its column. */
export const ownerIn = ({ door, accountId, researcherId }: PasskeyRow): PasskeyOwner =>
	door === "desk" ? { door, researcherId: researcherId ?? "" } : { door, accountId: accountId ?? "" };

const isOf = (owner: PasskeyOwner) =>
	and(
		eq(passkey.door, owner.door),
		owner.door === "desk"
			? eq(passkey.researcherId, owner.researcherId)
			: eq(passkey.accountId, owner.accountId),
	);

/** The passkeys of an owner, oldest first. */
export async function passkeysOf(queries: Queries, owner: PasskeyOwner): Promise<PasskeyRow[]> {
	return queries.select().from(passkey).where(isOf(owner)).orderBy(passkey.createdAt, passkey.id);
}

/** The owner of a passkey of that door; undefined when there is none. */
export async function ownerOfPasskey<Door extends PasskeyDoor>(
	queries: Queries,
	credentialId: string,
	door: Door,
): Promise<Extract<PasskeyOwner, { door: Door }> | undefined> {
	const [found] = await queries
		.select()
		.from(passkey)
		.where(and(eq(passkey.credentialId, credentialId), eq(passkey.door, door)));
	return found && (ownerIn(found) as Extract<PasskeyOwner, { door: Door }>);
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
	const { door } = owner;
	const added = { id: randomUUID(), createdAt: now, lastUsedAt: null };
	const inserted = await queries
		.insert(passkey)
		.values({ ...row, door, ...ownerColumns(owner), ...added })
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
