import { challengePurposes, passkeyRealms } from "#domain/account/passkey.ts";
import { bigint, check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from "../drizzle.ts";
import { optionalOwner } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";
import { researcher } from "./consultation.ts";

const ofResearcher = () => text("researcher_id").references(() => researcher.id, { onDelete: "cascade" });

/** The public part of a passkey. The private key never leaves the owner's device. */
export const passkey = pgTable(
	"passkey",
	{
		id: uuid("id").primaryKey(),
		/** Its scope. Servers from before the desks had passkeys know those of accounts alone. */
		realm: oneOf("door", passkeyRealms).notNull().default("account"),
		/** Its account; null for a researcher's. */
		accountId: optionalOwner(),
		researcherId: ofResearcher(),
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
		index("passkey_researcher").on(table.researcherId),
		enumCheck("passkey", "door", passkeyRealms),
		check(
			"passkey_has_an_owner",
			sql`("researcher_id" is not null) = ("door" = 'desk') and ("account_id" is null) = ("door" = 'desk')`,
		),
	],
);

/** A challenge that a passkey has to sign. It is deleted when it is used. */
export const passkeyChallenge = pgTable(
	"passkey_challenge",
	{
		/** The SHA-256 of the challenge. */
		challengeHash: text("challenge_hash").primaryKey(),
		purpose: oneOf("purpose", challengePurposes).notNull().default("account"),
		/** The account that adds a passkey, or the operator's; null to log in, and at a researcher's desk. */
		accountId: optionalOwner(),
		/** The researcher who adds a passkey. */
		researcherId: ofResearcher(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("passkey_challenge_account").on(table.accountId),
		index("passkey_challenge_researcher").on(table.researcherId),
		index("passkey_challenge_expires").on(table.expiresAt),
		enumCheck("passkey_challenge", "purpose", challengePurposes),
	],
);
