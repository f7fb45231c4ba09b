/**
 * Draws `wanted` random entries, each at most once, in the order of drawing; all of them if there are fewer. `random` gives numbers in [0, 1).
 */
export const draw = <Entry>(entries: readonly Entry[], wanted: number, random: () => number): Entry[] => {
	const left = [...entries];
	return Array.from({ length: Math.min(wanted, left.length) }, () =>
		left.splice(Math.floor(random() * left.length), 1),
	).flat();
};
