import { ageBands } from "#domain/account/age-band.ts";
import { consentStates } from "#domain/account/consent.ts";
import { roles } from "#domain/account/role.ts";
import { agreements } from "#domain/account/two-adults.ts";
import { locales } from "#domain/shared/locale.ts";
import { boolean, index, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from "../drizzle.ts";
import { enumCheck, instant, oneOf, zone } from "./column.ts";

/** A person who signed up. */
export const account = pgTable(
	"account",
	{
		id: uuid("id").primaryKey(),
		/** In lower case. One account holds each address; later sign-ups with it claim it. */
		email: text("email").notNull(),
		/** Signed up with the address of an unfinished account: the first of them to confirm it holds it. */
		isClaim: boolean("is_claim").notNull().default(false),
		emailVerified: boolean("email_verified").notNull().default(false),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		role: oneOf("role", roles).notNull(),
		locale: oneOf("locale", locales).notNull(),
		zone: zone("zone").notNull(),
		ageBand: oneOf("age_band", ageBands),
		ageDeclaredAt: instant("age_declared_at"),
		consent: oneOf("consent", consentStates).notNull(),
		guardianEmail: text("guardian_email"),
		/** The address that replaces `email` once its confirmation link is used. */
		newEmail: text("new_email"),
		consentRequestedAt: instant("consent_requested_at"),
		consentDecidedAt: instant("consent_decided_at"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("account_email").on(table.email).where(sql`NOT ${table.isClaim}`),
		index("account_claimed_email").on(table.email),
		enumCheck("account", "role", roles),
		enumCheck("account", "locale", locales),
		enumCheck("account", "age_band", ageBands),
		enumCheck("account", "consent", consentStates),
	],
);

/** The owner of a row, which is deleted with the account. */
export const owner = () =>
	uuid("account_id")
		.notNull()
		.references(() => account.id, { onDelete: "cascade" });

/** The owner of a row; null for a guest. */
export const optionalOwner = () => uuid("account_id").references(() => account.id, { onDelete: "cascade" });

/** The password of an account. */
export const accountCredential = pgTable("account_credential", {
	accountId: owner().primaryKey(),
	/** `scrypt$N$r$p$salt$key`: each hash names its own cost (platform/session/passwords.ts). */
	passwordHash: text("password_hash").notNull(),
	createdAt: instant("created_at").notNull(),
	updatedAt: instant("updated_at").notNull(),
});

/** A browser that is signed in. */
export const accountSession = pgTable(
	"account_session",
	{
		id: uuid("id").primaryKey(),
		accountId: owner(),
		/** The SHA-256 of the token in the cookie: a copy of this table opens no session. */
		tokenHash: text("token_hash").notNull(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
		/** Browser and operating system, never the whole user agent; empty when unknown. */
		device: text("device"),
		/** The first part of the network of the log-in, such as "203.0.113.*"; null when unknown. */
		network: text("network"),
	},
	(table) => [
		uniqueIndex("account_session_token").on(table.tokenHash),
		index("account_session_account").on(table.accountId),
	],
);

/** A link in a mail. Its token is in the mail alone; this table holds the hash. */
export const accountLink = pgTable(
	"account_link",
	{
		id: uuid("id").primaryKey(),
		/** The purpose of the link, a colon, the hash of its token. */
		purposeAndHash: text("purpose_and_hash").notNull(),
		accountId: owner(),
		expiresAt: instant("expires_at").notNull(),
		/** The link has served its purpose; it expired at the same instant. */
		usedAt: instant("used_at"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("account_link_purpose_and_hash").on(table.purposeAndHash),
		index("account_link_account").on(table.accountId),
	],
);

/** The adult who answers for a student under eighteen in matters of money and appointments. */
export const guardian = pgTable(
	"guardian",
	{
		accountId: uuid("account_id")
			.primaryKey()
			.references(() => account.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		/** The language in which they confirmed; until then the student's. */
		locale: oneOf("locale", locales).notNull(),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
	},
	() => [enumCheck("guardian", "locale", locales)],
);

/** A second adult of an agreement. The first is in `account.guardian_email` or in `guardian`. */
export const secondAdult = pgTable(
	"second_adult",
	{
		accountId: owner(),
		about: oneOf("about", agreements).notNull(),
		email: text("email").notNull(),
		locale: oneOf("locale", locales).notNull(),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.about] }),
		enumCheck("second_adult", "about", agreements),
		enumCheck("second_adult", "locale", locales),
	],
);

/** The latest change of the address of an adult who has agreed. */
export const adultAddressChange = pgTable(
	"adult_address_change",
	{
		accountId: owner(),
		about: oneOf("about", agreements).notNull(),
		oldEmail: text("old_email").notNull(),
		newEmail: text("new_email").notNull(),
		requestedAt: instant("requested_at").notNull(),
		/** The new address has confirmed: it is in use. */
		confirmedAt: instant("confirmed_at"),
		/** The old address has objected: it stays, or is in use again. */
		objectedAt: instant("objected_at"),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.about] }),
		enumCheck("adult_address_change", "about", agreements),
	],
);
