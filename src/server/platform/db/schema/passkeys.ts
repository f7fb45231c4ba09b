import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { optionalOwner, owner } from "./account.ts";
import { instant } from "./column.ts";

/** The public part of a passkey. The private key never leaves the owner's device. */
export const passkey = pgTable(
	"passkey",
	{
		id: uuid("id").primaryKey(),
		accountId: owner(),
		/** The id that the authenticator gave, in base64url: of one account alone. */
		credentialId: text("credential_id").notNull(),
		/** The public key in COSE, in base64url. */
		publicKey: text("public_key").notNull(),
		/** The authenticator's count of its signatures; one that does not grow is refused. 0: it does not count. */
		counter: bigint("counter", { mode: "number" }).notNull(),
		/** How browsers reach the authenticator, such as "internal". */
		transports: jsonb("transports").$type<readonly string[]>().notNull(),
		name: text("name").notNull(),
		createdAt: instant("created_at").notNull(),
		lastUsedAt: instant("last_used_at"),
	},
	(table) => [
		uniqueIndex("passkey_credential").on(table.credentialId),
		index("passkey_account").on(table.accountId),
	],
);

/** A challenge that a passkey has to sign. It is deleted when it is used. */
export const passkeyChallenge = pgTable(
	"passkey_challenge",
	{
		/** The SHA-256 of the challenge. */
		challengeHash: text("challenge_hash").primaryKey(),
		/** The account that adds a passkey; null to log in. */
		accountId: optionalOwner(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("passkey_challenge_account").on(table.accountId),
		index("passkey_challenge_expires").on(table.expiresAt),
	],
);
