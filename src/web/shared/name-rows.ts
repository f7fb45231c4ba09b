/** A name that belongs below a line. */
interface LineName<Key> {
	readonly key: Key;
	/** The middle of its line, as a share of the width of the spectrum. */
	readonly place: number;
	/** The width of the name as a share of that width: at least what it takes when drawn, at most 1. */
	readonly width: number;
}

interface PlacedName {
	/** The row from the top, 0 or more. */
	readonly row: number;
	/** The share of the name that is left of its line: half of it, but less or more where it would leave the spectrum. */
	readonly before: number;
}

/** The width of a text in the given type size, both in the same unit: an estimate, with a gap to the next text. */
export const nameWidth = (text: string, size: number): number => 0.53 * size * (text.length + 1);

/**
 * Places names below their lines: each in the first row where it touches no name placed before it, and inside the
 * spectrum. The first names get the upper rows. A name without room in `most` rows is left out.
 */
export const nameRows = <Key>(
	names: readonly LineName<Key>[],
	most = names.length,
): ReadonlyMap<Key, PlacedName> => {
	const taken: (readonly [number, number])[][] = Array.from({ length: most }, () => []);
	const placed = new Map<Key, PlacedName>();
	for (const { key, place, width } of names) {
		const start = Math.max(0, Math.min(1 - width, place - width / 2));
		const row = taken.findIndex((ends) => ends.every(([from, to]) => start + width <= from || start >= to));
		if (row < 0) continue;
		taken[row]?.push([start, start + width]);
		placed.set(key, { row, before: (place - start) / width });
	}
	return placed;
};
