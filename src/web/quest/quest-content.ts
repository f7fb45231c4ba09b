import type { QuestOutline } from "#domain/quest/quest-outline.ts";
import type { Locale } from "#domain/shared/locale.ts";

/** Domains, games and badges by name, in one language. */
export const loadQuest = async (locale: Locale): Promise<QuestOutline> =>
	(locale === "fr" ? await import("spectra:quest/fr") : await import("spectra:quest/en")).default;
