import { type CareerId, isCareerId } from "./career-id.ts";

/** The minimum number of careers in a comparison. */
export const minComparedCareers = 2;
/** The maximum number: more would not fit a screen. */
export const maxComparedCareers = 4;

/** Pairs to begin with: careers that use different parts of the spectrum. */
export const readyPairs: readonly (readonly [CareerId, CareerId])[] = [
	["astronomer", "geologist"],
	["pharmacologist", "food-scientist"],
	["ecologist", "data-scientist"],
];

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

/** The number of careers that a phone shows side by side. */
const shownOnPhone = 2;

/** The two careers that a phone shows: those asked for, if they are compared, then the others in their order. */
export const pairOf = (careers: readonly CareerId[], asked: readonly CareerId[]): CareerId[] =>
	[...new Set([...asked.filter((id) => careers.includes(id)), ...careers])].slice(0, shownOnPhone);

/** The pair with a career at a place, 0 or 1. If the other place has it, the two change places. */
export const withShown = (pair: readonly CareerId[], index: number, id: CareerId): CareerId[] =>
	pair.map((one, at) => {
		if (at === index) return id;
		return one === id ? (pair[index] ?? one) : one;
	});
