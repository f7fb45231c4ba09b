import { ageBands } from "#domain/account/age-band.ts";
import { consentStates } from "#domain/account/consent.ts";
import { roles } from "#domain/account/role.ts";
import { locales } from "#domain/shared/locale.ts";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { instant, knownWords, oneOf, zone } from "./column.ts";

/** Somebody who signed up: better-auth's "user", and what Spectra asks besides. */
export const account = pgTable(
	"account",
	{
		id: uuid("id").primaryKey(),
		/** In lower case: one account for each address. */
		email: text("email").notNull(),
		emailVerified: boolean("email_verified").notNull().default(false),
		/** First and last name as better-auth wants them; nothing of ours reads it. */
		name: text("name").notNull(),
		image: text("image"),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		role: oneOf("role", roles).notNull(),
		locale: oneOf("locale", locales).notNull(),
		zone: zone("zone").notNull(),
		ageBand: oneOf("age_band", ageBands),
		ageDeclaredAt: instant("age_declared_at"),
		consent: oneOf("consent", consentStates).notNull(),
		guardianEmail: text("guardian_email"),
		/** The address that is to take the place of `email` once a link sent to it was used. */
		newEmail: text("new_email"),
		consentRequestedAt: instant("consent_requested_at"),
		consentDecidedAt: instant("consent_decided_at"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("account_email").on(table.email),
		knownWords("account", "role", roles),
		knownWords("account", "locale", locales),
		knownWords("account", "age_band", ageBands),
		knownWords("account", "consent", consentStates),
	],
);

/** Whose a row is: it goes with the account. */
export const owner = () =>
	uuid("account_id")
		.notNull()
		.references(() => account.id, { onDelete: "cascade" });

/** How an account proves itself: better-auth's "account". Spectra has passwords only. */
export const accountCredential = pgTable(
	"account_credential",
	{
		id: uuid("id").primaryKey(),
		userId: owner(),
		/** Always "credential", and the account's own id: what better-auth writes for passwords. */
		providerId: text("provider_id").notNull(),
		accountId: text("provider_account_id").notNull(),
		password: text("password_hash"),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: instant("access_token_expires_at"),
		refreshTokenExpiresAt: instant("refresh_token_expires_at"),
		scope: text("scope"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [index("account_credential_account").on(table.userId)],
);

/** A browser that is signed in: better-auth's "session". */
export const accountSession = pgTable(
	"account_session",
	{
		id: uuid("id").primaryKey(),
		userId: owner(),
		/** The hash of the token in the cookie (platform/session/hashed-tokens.ts). */
		token: text("token_hash").notNull(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
		/** Never written: where somebody is, is not Spectra's business. */
		ipAddress: text("ip_address"),
		/** Browser and system in two words, not what the browser sent. */
		userAgent: text("device"),
	},
	(table) => [
		uniqueIndex("account_session_token").on(table.token),
		index("account_session_account").on(table.userId),
	],
);

/**
 * What a link in a mail stands for: better-auth's "verification". The link's token is nowhere but in the mail, here is
 * its hash.
 */
export const accountLink = pgTable(
	"account_link",
	{
		id: uuid("id").primaryKey(),
		/** What the link is for, a colon, the hash of its token. */
		identifier: text("purpose_and_hash").notNull(),
		value: owner(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("account_link_purpose_and_hash").on(table.identifier),
		index("account_link_account").on(table.value),
	],
);

/** Who answers for a student under eighteen where money or an appointment is concerned. */
export const guardian = pgTable(
	"guardian",
	{
		accountId: uuid("account_id")
			.primaryKey()
			.references(() => account.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		/** The language they confirmed in; until then the student's. */
		locale: oneOf("locale", locales).notNull(),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
	},
	() => [knownWords("guardian", "locale", locales)],
);
