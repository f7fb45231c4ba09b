import { bigint, index, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { accountSession, owner } from "./account.ts";
import { instant } from "./column.ts";

/** An account that opens the operator's desk, with its second factor. */
export const operatorAccount = pgTable("operator_account", {
	accountId: owner().primaryKey(),
	createdAt: instant("created_at").notNull(),
	/** The hash of the code with which the second factor is set up, and until when it is valid; null once it is. */
	startCodeHash: text("start_code_hash"),
	startCodeUntil: instant("start_code_until"),
	/** The secret of the app, encrypted with a key of the installation; null before the set-up. */
	secret: text("secret"),
	/** When a first code proved that the app has the secret; null: not yet, and the desk is closed. */
	enrolledAt: instant("enrolled_at"),
	/** The latest step of thirty seconds whose code was used: neither it nor an earlier one opens the desk again. */
	usedStep: bigint("used_step", { mode: "number" }),
});

/** A code that replaces a lost second factor. It is deleted when it is used. */
export const operatorRecoveryCode = pgTable(
	"operator_recovery_code",
	{
		/** The SHA-256 of the code. */
		codeHash: text("code_hash").primaryKey(),
		accountId: uuid("account_id")
			.notNull()
			.references(() => operatorAccount.accountId, { onDelete: "cascade" }),
	},
	(table) => [index("operator_recovery_code_account").on(table.accountId)],
);

/** A browser in which the operator's desk is open. It ends with the session of the account, for example by a new password. */
export const operatorSession = pgTable(
	"operator_session",
	{
		id: uuid("id").primaryKey(),
		accountSessionId: uuid("account_session_id")
			.notNull()
			.references(() => accountSession.id, { onDelete: "cascade" }),
		/** The SHA-256 of the token in the cookie: a copy of this table opens no desk. */
		tokenHash: text("token_hash").notNull(),
		expiresAt: instant("expires_at").notNull(),
		/** Browser and operating system, never the whole user agent; empty when unknown. */
		device: text("device").notNull(),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("operator_session_token").on(table.tokenHash),
		index("operator_session_account_session").on(table.accountSessionId),
	],
);
