/**
 * The entries with at least the `wanted`th greatest value, the greatest first: more than `wanted` where some are equal, as no one
 * of them may be named before the others. Equal ones keep their order; entries without a value are left out.
 */
export const topWithTies = <Entry>(
	entries: readonly Entry[],
	amountOf: (entry: Entry) => number | null,
	wanted: number,
): Entry[] => {
	const valued = entries.flatMap((entry) => {
		const value = amountOf(entry);
		return value === null ? [] : [{ entry, value }];
	});
	valued.sort((one, other) => other.value - one.value);
	const least = valued[wanted - 1]?.value ?? Number.NEGATIVE_INFINITY;
	return valued.filter(({ value }) => value >= least).map(({ entry }) => entry);
};
