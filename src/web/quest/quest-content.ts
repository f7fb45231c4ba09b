import type { QuestOutline } from "#domain/quest/quest-outline.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const questIn = {
	en: () => import("spectra:quest/en"),
	fr: () => import("spectra:quest/fr"),
} satisfies Localized<unknown>;

/** Domains, games and badges with their titles, in one language. */
export const loadQuest = async (locale: Locale): Promise<QuestOutline> => (await questIn[locale]()).default;
