import type { AccountExport } from "#contract/personal-data.ts";
import type { SubscriptionRow } from "./store.ts";

/** What an export tells of updates. */
export const presentSubscription = (row: SubscriptionRow | undefined): AccountExport["updates"] =>
	row === undefined
		? null
		: {
				wording: row.wording,
				askedAt: row.askedAt.toISOString(),
				confirmedAt: row.confirmedAt?.toISOString() ?? null,
			};
