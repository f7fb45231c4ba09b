import type { Passkey, PasskeyAnswer, PasskeyCreation, PasskeyResponse } from "#contract/passkeys.ts";
import { maxPasskeys, type PasskeyRealm, readPasskeyName } from "#domain/account/passkey.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import type { NameRefusal } from "#domain/shared/name-text.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { Database } from "../db/database.ts";
import type { Queries, Transaction } from "../db/queries.ts";
import { deviceName } from "../session/device.ts";
import { type ChallengeUse, consumeChallenge, drawChallenge } from "./challenges.ts";
import { createRelyingParty, type NamedOwner } from "./relying-party.ts";
import {
	deletePasskey,
	insertPasskey,
	lockPasskey,
	markPasskeyUsed,
	ownerOfPasskey,
	type PasskeyOwner,
	type PasskeyRow,
	passkeysOf,
} from "./store.ts";

interface PasskeyList {
	readonly passkeys: Passkey[];
}

type Added =
	| NameRefusal
	| Result<PasskeyList, "account.passkeys_full" | "account.passkey_known" | "account.passkey_refused">;

/** The steps of a realm when a passkey is added. */
interface Adding {
	/** Locks the owner: passkeys that are added at once stay within the maximum. False: the owner may have none any more. */
	readonly lock: (transaction: Transaction) => Promise<boolean>;
	/** Records and mails it, in the same transaction. */
	readonly onAdded: (transaction: Transaction) => Promise<void>;
}

/** A passkey as its owner sees it: nothing of its key. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
	id,
	name,
	createdAt: toInstant(createdAt),
	lastUsedAt: toInstantOrNull(lastUsedAt),
});

/** Passkeys at every realm: it lists, adds and removes those of an owner, and opens by one. */
export interface Passkeys {
	readonly list: (queries: Queries, owner: PasskeyOwner) => Promise<PasskeyList>;
	/** The browser's input for making one. The caller has asked for what proves the owner. */
	readonly start: (
		queries: Queries,
		named: NamedOwner,
		now: Date,
	) => Promise<Result<PasskeyCreation, "account.passkeys_full">>;
	/** Adds the one that a browser has made, in a transaction. Its challenge is used up also by a wrong answer. */
	readonly add: (
		owner: PasskeyOwner,
		added: { readonly name: string; readonly answer: PasskeyAnswer },
		request: { readonly headers: Headers; readonly now: Date },
		adding: Adding,
	) => Promise<Added>;
	/** Removes one; one that is gone already is removed, too. `onRemoved` runs in the same transaction. */
	readonly remove: (
		transaction: Transaction,
		owner: PasskeyOwner,
		id: string,
		onRemoved: () => Promise<void>,
	) => Promise<PasskeyList>;
	/** The browser's input for opening a realm; with `of` it names the passkeys of that owner. */
	readonly request: (
		queries: Queries,
		use: ChallengeUse & { readonly opens: PasskeyRealm },
		now: Date,
		of?: PasskeyOwner,
	) => ReturnType<ReturnType<typeof createRelyingParty>["request"]>;
	/**
	 * The owner whose passkey has answered the challenge; undefined for anything else, without a reason. `lock` runs before
	 * the passkey is read: what removes passkeys comes before it or ends what it opens.
	 */
	readonly use: <Realm extends PasskeyRealm>(
		transaction: Transaction,
		answer: PasskeyResponse,
		use: Extract<ChallengeUse, { readonly opens: Realm }>,
		lock: (owner: Extract<PasskeyOwner, { realm: Realm }>) => Promise<unknown>,
		now: Date,
	) => Promise<Extract<PasskeyOwner, { realm: Realm }> | undefined>;
}

/** Passkeys for the site at `publicUrl`. */
export function createPasskeys(database: Pick<Database, "transaction">, publicUrl: string): Passkeys {
	const site = createRelyingParty(publicUrl);
	const list: Passkeys["list"] = async (queries, owner) => ({
		passkeys: (await passkeysOf(queries, owner)).map(presentPasskey),
	});
	return {
		list,
		start: async (queries, named, now) => {
			const present = await passkeysOf(queries, named.owner);
			if (present.length >= maxPasskeys) return failure("account.passkeys_full");
			const challenge = await drawChallenge(queries, { adds: named.owner }, now);
			return success(await site.creation(challenge, named, present));
		},
		add: async (owner, { name: typed, answer }, { headers, now }, { lock, onAdded }) => {
			const name = readPasskeyName(typed, deviceName(headers.get("user-agent")));
			if (!name.ok) return name;
			const challenge = site.challengeIn(answer);
			if (challenge === undefined) return failure("account.passkey_refused");
			const read = await site.readNew(challenge, answer);
			return database.transaction(async (transaction) => {
				const isAsked = await consumeChallenge(transaction, challenge, { adds: owner }, now);
				if (!isAsked || read === undefined) return failure("account.passkey_refused");
				if (!(await lock(transaction))) return failure("account.passkey_refused");
				if ((await passkeysOf(transaction, owner)).length >= maxPasskeys)
					return failure("account.passkeys_full");
				const row = { ...read, transports: answer.response.transports ?? [], name: name.value };
				if (!(await insertPasskey(transaction, owner, row, now))) return failure("account.passkey_known");
				await onAdded(transaction);
				return success(await list(transaction, owner));
			});
		},
		remove: async (transaction, owner, id, onRemoved) => {
			if (await deletePasskey(transaction, owner, id)) await onRemoved();
			return list(transaction, owner);
		},
		request: async (queries, use, now, of) =>
			site.request(await drawChallenge(queries, use, now), of && (await passkeysOf(queries, of))),
		use: async (transaction, answer, use, lock, now) => {
			const challenge = site.challengeIn(answer);
			if (challenge === undefined || !(await consumeChallenge(transaction, challenge, use, now)))
				return undefined;
			const owner = await ownerOfPasskey(transaction, answer.id, use.opens);
			if (owner === undefined) return undefined;
			await lock(owner);
			const known = await lockPasskey(transaction, answer.id, owner);
			if (known === undefined) return undefined;
			const counter = await site.readUse(challenge, answer, known);
			if (counter === undefined) return undefined;
			await markPasskeyUsed(transaction, known.id, counter, now);
			return owner;
		},
	};
}
