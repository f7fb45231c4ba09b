import { groupSize } from "#domain/classes/groups.ts";

/**
 * The state of a line: a result in the picture, a result that waits for a full group, or a pupil who has not sent
 * one.
 */
type LineKind = "shown" | "waiting" | "missing";

/** One line of the live view. Its position says nothing about its owner. */
interface PlacedLine {
	readonly kind: LineKind;
	/** The position of its middle, in percent of the width. */
	readonly at: number;
}

/** The bracket under a group of lines. */
interface PlacedGroup {
	readonly from: number;
	readonly to: number;
	/** Whether it is in the picture. */
	readonly isFull: boolean;
}

/** The maximum width of a line with its gap, in percent, so that five pupils are not spread over the whole wall. */
const widest = 3.2;

/** The number of lines in each full group: five, and the remainder in the last one, as `gather` takes them. */
const sizesOf = (shown: number): number[] => {
	const groups = Math.floor(shown / groupSize);
	return Array.from({ length: groups }, (_, index) =>
		index === groups - 1 ? shown - (groups - 1) * groupSize : groupSize,
	);
};

/**
 * Places the lines of a class from left to right: full groups with a gap between them, then all lines outside the
 * picture.
 */
export function arrangeLines(shown: number, waiting: number, missing: number) {
	const groups = [
		...sizesOf(shown).map((size) => Array.from({ length: size }, (): LineKind => "shown")),
		[
			...Array.from({ length: waiting }, (): LineKind => "waiting"),
			...Array.from({ length: missing }, (): LineKind => "missing"),
		],
	].filter((group) => group.length > 0);
	const units = groups.flat().length + Math.max(0, groups.length - 1);
	const unit = Math.min(widest, 100 / Math.max(1, units));
	const lines: PlacedLine[] = [];
	const placed: PlacedGroup[] = [];
	let used = 0;
	for (const group of groups) {
		placed.push({ from: used * unit, to: (used + group.length) * unit, isFull: group[0] === "shown" });
		for (const kind of group) {
			lines.push({ kind, at: (used + 0.5) * unit });
			used += 1;
		}
		used += 1;
	}
	return { lines, groups: placed };
}
