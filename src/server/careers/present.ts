import type { SavedCareer } from "#contract/careers.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { SavedCareerRow } from "./store.ts";

/** Saved careers that the catalogue still contains. */
export const presentSavedCareers = (rows: readonly SavedCareerRow[]): SavedCareer[] =>
	rows.flatMap(({ careerId, savedAt }) =>
		isCareerId(careerId) ? [{ careerId, savedAt: toInstant(savedAt) }] : [],
	);
