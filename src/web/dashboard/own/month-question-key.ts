import { questionOfMonth } from "#domain/notebook/notebook.ts";
import type { Month } from "#domain/shared/instant.ts";

const monthKeys = [
	...(["m1", "m2", "m3", "m4", "m5", "m6"] as const),
	...(["m7", "m8", "m9", "m10", "m11", "m12"] as const),
] as const;

/** The key of the message with the question of a month. */
export const monthQuestionKey = (month: Month) =>
	`dashboard.own.questions.${monthKeys[questionOfMonth(month)] ?? "m1"}` as const;
