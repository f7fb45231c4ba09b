import { type CareerId, isCareerId } from "./career-id.ts";

/** The minimum number of careers in a comparison. */
export const minComparedCareers = 2;
/** The maximum number: more would not fit a screen. */
export const maxComparedCareers = 4;

/** The careers that an address or the device names for a comparison: known ones, each once, at most four. Never throws. */
export const comparedIn = (text: string | null): CareerId[] =>
	[...new Set((text ?? "").split(",").filter(isCareerId))].slice(0, maxComparedCareers);

/** The careers as an address names them. */
export const comparedText = (careers: readonly CareerId[]): string => careers.join(",");

/** The choice with a career added or removed. A fifth one changes nothing. */
export const withCompared = (careers: readonly CareerId[], id: CareerId): CareerId[] => {
	if (careers.includes(id)) return careers.filter((one) => one !== id);
	return careers.length < maxComparedCareers ? [...careers, id] : [...careers];
};
