import type { AccountExport } from "#contract/personal-data.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import type { NewsletterSignupRow } from "./store.ts";

/** The newsletter part of an export. */
export const presentNewsletterSignup = (row: NewsletterSignupRow | undefined): AccountExport["updates"] =>
	row === undefined
		? null
		: {
				wording: row.wording,
				askedAt: toInstant(row.askedAt),
				confirmedAt: toInstantOrNull(row.confirmedAt),
			};
