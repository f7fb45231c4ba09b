import { roles } from "#domain/account/role.ts";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "../drizzle.ts";
import { accountSession, owner } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";

/** A person at a school's log-in, and the account that it opens. */
export const providerIdentity = pgTable(
	"provider_identity",
	{
		/** The provider's address, and its own identifier of the person: together they name one person for ever. */
		issuer: text("issuer").notNull(),
		subject: text("subject").notNull(),
		accountId: owner(),
		/** The provider's id in the settings. */
		providerId: text("provider_id").notNull(),
		linkedAt: instant("linked_at").notNull(),
		/** The latest log-in; null for an account that was made by the provider and was not opened yet. */
		usedAt: instant("used_at"),
	},
	(table) => [
		primaryKey({ columns: [table.issuer, table.subject] }),
		uniqueIndex("provider_identity_account").on(table.accountId, table.providerId),
	],
);

/** A log-in by a provider that a browser has started. Its secrets follow from the token in the browser's cookie. */
export const providerAttempt = pgTable(
	"provider_attempt",
	{
		/** The SHA-256 of the token. */
		tokenHash: text("token_hash").primaryKey(),
		providerId: text("provider_id").notNull(),
		/** The page of this site to open at the end. */
		returnTo: text("return_to"),
		/** The session whose account is to be linked; null: to log in. */
		sessionId: uuid("session_id").references(() => accountSession.id, { onDelete: "cascade" }),
		/** When the person came back. The answer of a provider is used once. */
		usedAt: instant("used_at"),
		expiresAt: instant("expires_at").notNull(),
		/** Who the provider said it was, and the role of the account that the person may make. */
		issuer: text("issuer"),
		subject: text("subject"),
		role: oneOf("role", roles),
		/** Whether the person is a counsellor at the provider's institution. */
		isCounsellor: boolean("is_counsellor").notNull().default(false),
	},
	(table) => [
		index("provider_attempt_session").on(table.sessionId),
		index("provider_attempt_expiry").on(table.expiresAt),
		enumCheck("provider_attempt", "role", roles),
	],
);
