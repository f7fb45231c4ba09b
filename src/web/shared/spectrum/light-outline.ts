/** The width of the drawings of light over time, in their own units. */
export const outlineWidth = 1000;

/** Half the width of a line without light, and the addition for full light. */
export interface LineBreadth {
	readonly least: number;
	readonly gain: number;
}

const short = (value: number): number => Math.round(value * 10) / 10;

/**
 * The path of a line around the height `middle` that widens and narrows from attempt to attempt; `shares` from 0 to 1, the
 * earliest first. A single attempt shines from edge to edge.
 */
export const lightOutline = (
	shares: readonly number[],
	{ least, gain }: LineBreadth,
	middle: number,
): string => {
	const all = shares.length === 1 ? [...shares, ...shares] : shares;
	const step = outlineWidth / Math.max(1, all.length - 1);
	const half = all.map((share) => least + gain * share);
	const side = (sign: 1 | -1, from: readonly number[], begin: number, by: number): string =>
		from
			.map((breadth, index) => {
				const [x, y] = [begin + by * index, middle + sign * breadth];
				const before = from[index - 1];
				if (before === undefined) return `${short(x)} ${short(y)}`;
				const bend = x - by / 2;
				return `C${short(bend)} ${short(middle + sign * before)} ${short(bend)} ${short(y)} ${short(x)} ${short(y)}`;
			})
			.join("");
	return `M${side(-1, half, 0, step)}L${side(1, [...half].reverse(), outlineWidth, -step)}Z`;
};

/**
 * The indexes of the labelled days under a picture with space for `most` labels, at least two: all if they are few, else some
 * at even distances with the first and the last.
 */
export const labelledDays = (count: number, most: number): ReadonlySet<number> => {
	const last = count - 1;
	if (count <= most) return new Set(Array.from({ length: count }, (_, index) => index));
	return new Set(Array.from({ length: most }, (_, index) => Math.round((last * index) / (most - 1))));
};
