import { groupSize } from "#domain/classes/groups.ts";

/** What a line stands for: a result in the picture, one that waits for a full group, a pupil still to send. */
type LineKind = "shown" | "waiting" | "missing";

/** One line of the wall. Its place says nothing of its owner. */
interface PlacedLine {
	readonly kind: LineKind;
	/** Where its middle is, in percent of the width. */
	readonly at: number;
}

/** The bracket under a group of lines. */
interface PlacedGroup {
	readonly from: number;
	readonly to: number;
	/** Whether it is in the picture. */
	readonly isFull: boolean;
}

/** The widest that a line and its distance may be, in percent: five pupils do not stand at the ends of the wall. */
const widest = 3.2;

/** How many lines each full group has: five, and the last what is left, as `gather` takes them. */
const sizesOf = (shown: number): number[] => {
	const groups = Math.floor(shown / groupSize);
	return Array.from({ length: groups }, (_, place) =>
		place === groups - 1 ? shown - (groups - 1) * groupSize : groupSize,
	);
};

/** Places the lines of a class from left to right: full groups with a gap between them, then everybody who is not shown. */
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
