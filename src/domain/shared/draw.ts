/**
 * Draws `wanted` of these entries by chance, each at most once, in the order in which they were drawn; all of them where
 * fewer are there. `random` gives numbers in [0, 1).
 */
export const draw = <Entry>(entries: readonly Entry[], wanted: number, random: () => number): Entry[] => {
	const left = [...entries];
	return Array.from({ length: Math.min(wanted, left.length) }, () =>
		left.splice(Math.floor(random() * left.length), 1),
	).flat();
};
