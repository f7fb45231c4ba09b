import { type CareerId, isCareerId } from "../careers/career-id.ts";
import { type CategoryKey, spectrum } from "../careers/category.ts";
import type { PresentedResult } from "./presented-result.ts";

/** One of the two people of a duet: their light and their careers, as shares of the strongest. */
export interface DuetSide {
	/** The light of the fourteen fields, violet to red, from 0 to 1. */
	readonly light: readonly number[];
	/** Whether the sciences stand out; no field and no career is named of a side where they do not. */
	readonly hasScience: boolean;
	/** The careers that at least two answers name, with their share of the most named one. */
	readonly careers: ReadonlyMap<CareerId, number>;
}

/** A career that one answer alone names says nothing about a person. */
const minCareerAnswers = 2;

/** The side of a result. Where the sciences do not stand out its lines stay dim, as on the results. */
export const duetSide = ({ hasScience, total, categories, score }: PresentedResult): DuetSide => {
	const counts = new Map(categories.map(({ key, count }) => [key, count]));
	const full = hasScience ? Math.max(1, ...counts.values()) : Math.max(1, total);
	const most = Math.max(1, ...score.careers.map(({ count }) => count));
	return {
		hasScience,
		light: spectrum.map(({ key }) => (counts.get(key) ?? 0) / full),
		careers: new Map(
			score.careers.flatMap(({ id, count }) =>
				isCareerId(id) && count >= minCareerAnswers ? [[id, count / most] as const] : [],
			),
		),
	};
};

/** The likeness of two results: what they have in common and what only one of them has. */
export interface Duet {
	/** Up to three fields that are bright for both, the brightest first. */
	readonly shared: readonly CategoryKey[];
	/** Up to three fields of each that are clearly brighter than the other's. */
	readonly only: readonly [readonly CategoryKey[], readonly CategoryKey[]];
	/** The career that is nearest to both; null without one. */
	readonly career: CareerId | null;
	/**
	 * The field about which each asks the other: one of the other's own, else a shared one, else one of the asker's, as when no
	 * field of the other is named. Null without any named field.
	 */
	readonly asks: readonly [CategoryKey | null, CategoryKey | null];
}

/** From this share of the brightest line on, a line is bright enough to be named. */
const minBright = 1 / 3;
/** By this much a line has to be brighter than the other's to count as one's own. */
const minLead = 1 / 4;
const maxNamed = 3;

const keysBy = (strengthOf: (slot: number, key: CategoryKey) => number): CategoryKey[] =>
	spectrum
		.map(({ key }, slot) => ({ key, value: strengthOf(slot, key) }))
		.filter(({ value }) => value > 0)
		// Equal ones stay in the order of the spectrum.
		.sort((one, other) => other.value - one.value)
		.slice(0, maxNamed)
		.map(({ key }) => key);

/** The career in both with the largest smaller share; equals by the larger share, then by id. */
const nearestCareer = (one: DuetSide, other: DuetSide): CareerId | null =>
	[...one.careers]
		.flatMap(([id, share]) => {
			const others = other.careers.get(id);
			return others === undefined
				? []
				: [{ id, least: Math.min(share, others), most: Math.max(share, others) }];
		})
		.sort((a, b) => b.least - a.least || b.most - a.most || (a.id < b.id ? -1 : 1))[0]?.id ?? null;

/**
 * Compares two results. Swapping them swaps their sides and changes nothing else; it says nothing about how well two people fit.
 */
export const duetOf = (one: DuetSide, other: DuetSide): Duet => {
	const light = (side: DuetSide, slot: number) => (side.hasScience ? (side.light[slot] ?? 0) : 0);
	const shared = keysBy((slot) => {
		const least = Math.min(light(one, slot), light(other, slot));
		return least >= minBright ? least : 0;
	});
	const onlyOf = (side: DuetSide, against: DuetSide) =>
		keysBy((slot, key) => {
			const lead = light(side, slot) - light(against, slot);
			return !shared.includes(key) && light(side, slot) >= minBright && lead >= minLead ? lead : 0;
		});
	const only = [onlyOf(one, other), onlyOf(other, one)] as const;
	const ask = (asked: readonly CategoryKey[], asking: readonly CategoryKey[]) =>
		asked[0] ?? shared[0] ?? asking[0] ?? null;
	const asks = [ask(only[1], only[0]), ask(only[0], only[1])] as const;
	const career = one.hasScience && other.hasScience ? nearestCareer(one, other) : null;
	return { shared, only, career, asks };
};

/** Separates the two codes of a duet in an address; no code contains it. */
const betweenCodes = "~";

/** The two codes of a duet as one text for an address. */
export const duetCode = (one: string, other: string): string => `${one}${betweenCodes}${other}`;

/** The codes in the address of a duet: two, or one that is waiting for the reader's own result. */
export const duetCodes = (text: string): string[] => text.split(betweenCodes).filter((code) => code !== "");

/** The code that waits for the reader's own result, so that the quiz leads back to the duet; null without one, or with two. */
export const waitingCode = (text: string): string | null => {
	const [code, ...more] = duetCodes(text);
	return code === undefined || more.length > 0 ? null : code;
};
