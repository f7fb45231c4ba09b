import { type CategoryKey, spectrum } from "./category.ts";
import { isDrawnOn, strongestFields } from "./fingerprint.ts";

/**
 * The value of one career in a row of a comparison, as whole amounts by name, none negative. Numbers keep their names
 * ("from", "to"); an item of a set counts one (`amountsOfItems`); a text is a set of one.
 */
export type Amounts = ReadonlyMap<string, number>;

/** A set as amounts: each item once. Its order does not matter. */
export const amountsOfItems = (items: readonly string[]): Amounts => new Map(items.map((item) => [item, 1]));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const differenceOfTwo = (one: Amounts, other: Amounts): number => {
	const pairs = [...new Set([...one.keys(), ...other.keys()])].map(
		(name) => [one.get(name) ?? 0, other.get(name) ?? 0] as const,
	);
	const whole = sumOf(pairs.map(([a, b]) => Math.max(a, b)));
	return whole === 0 ? 0 : sumOf(pairs.map(([a, b]) => Math.abs(a - b))) / whole;
};

/**
 * How much the values of a row differ, from 0 (all equal) to 1 (no two have anything in common): the mean over all
 * pairs of careers of the weighted Jaccard distance, the sum of the gaps divided by the sum of the larger amounts.
 *
 * - Numbers: 3 and 5 years differ by 2/5.
 * - Sets: the share of all their items that only one of the two has.
 * - Texts: 0 for the same text, 1 for any other.
 */
export const difference = (values: readonly Amounts[]): number => {
	const pairs = values.flatMap((one, index) =>
		values.slice(index + 1).map((other) => differenceOfTwo(one, other)),
	);
	// Fractions are added in the order of size, so that the order of the careers changes no last digit.
	return pairs.length === 0 ? 0 : sumOf(pairs.toSorted((one, other) => one - other)) / pairs.length;
};

/**
 * The rows of a comparison in two groups: those that differ, the largest difference first, and those whose values are
 * all equal. Rows that differ equally, and equal rows, keep their order.
 */
export const byDifference = <Row extends { readonly values: readonly Amounts[] }>(
	rows: readonly Row[],
): { readonly different: readonly Row[]; readonly same: readonly Row[] } => {
	const measured = rows.map((row) => ({ row, size: difference(row.values) }));
	return {
		different: measured
			.filter(({ size }) => size > 0)
			.toSorted((one, other) => other.size - one.size)
			.map(({ row }) => row),
		same: measured.filter(({ size }) => size === 0).map(({ row }) => row),
	};
};

/** The items that every career lists: where these do not differ, what differs leads. */
export const itemsInCommon = <Career>(
	careers: readonly Career[],
	itemsOf: (career: Career) => readonly string[],
): ReadonlySet<string> => {
	const [first, ...others] = careers.map((career) => new Set(itemsOf(career)));
	return new Set([...(first ?? [])].filter((item) => others.every((items) => items.has(item))));
};

interface Lit {
	/** Fourteen weights from 0 to 1, violet to red (`fingerprint`). */
	readonly fingerprint: readonly number[];
}

const weightsAt = (slot: number, careers: readonly Lit[]): number[] =>
	careers.map(({ fingerprint }) => fingerprint[slot] ?? 0);

/**
 * The field in which the fingerprints lie furthest apart, the first along the spectrum of equal ones, with the careers
 * that use it most and least; null where all fingerprints are the same.
 */
export const widestGap = <Career extends Lit>(
	careers: readonly Career[],
): {
	readonly key: CategoryKey;
	readonly most: readonly Career[];
	readonly least: readonly Career[];
} | null => {
	const gaps = spectrum.map(({ key }, slot) => {
		const weights = weightsAt(slot, careers);
		const [max, min] = [Math.max(...weights), Math.min(...weights)];
		const withWeight = (weight: number) => careers.filter((_, index) => weights[index] === weight);
		return { key, width: max - min, most: withWeight(max), least: withWeight(min) };
	});
	const [widest] = gaps.toSorted((one, other) => other.width - one.width);
	return widest && widest.width > 0 ? widest : null;
};

/** The fields that every career draws on enough to name them, those that all use most first. */
export const fieldsInCommon = (careers: readonly Lit[]): CategoryKey[] => {
	const shared = spectrum.map((_, slot) => Math.min(...weightsAt(slot, careers)));
	return strongestFields(
		shared.map((weight) => (isDrawnOn(weight) ? weight : 0)),
		spectrum.length,
	);
};
