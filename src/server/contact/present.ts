import type { AccountExport } from "#contract/personal-data.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { MessageRow } from "./store.ts";

/** The messages in an export. */
export const presentMessages = (rows: readonly MessageRow[]): AccountExport["contactMessages"] =>
	rows.map(({ name, email, message, receivedAt }) => ({
		name,
		email,
		message,
		receivedAt: toInstant(receivedAt),
	}));
