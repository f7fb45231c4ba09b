/** One measured number, and what it is held against. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly unit: "B" | "ms" | "s" | "MB" | "/s" | "";
	/** What the same machine does without the thing measured, in the same run. */
	readonly baseline?: { readonly name: string; readonly value: number };
	/** The most (or the least) that is allowed: of the value itself, or of its ratio to the baseline. */
	readonly budget?: { readonly of: "value" | "ratio" } & (
		| { readonly most: number }
		| { readonly least: number }
	);
}

export interface Part {
	readonly title: string;
	readonly figures: readonly Figure[];
	/** Every single measurement, for who wants to look closer: a table with a heading row. */
	readonly details?: readonly (readonly string[])[];
}

/** The largest layout shift that is 0 to three digits. */
export const noShift = 0.0005;

export const ratioOf = ({ value, baseline }: Figure): number | undefined =>
	baseline === undefined ? undefined : value / baseline.value;

/** Whether a figure is over its budget. What could not be measured (not a number) counts as over. */
export const isBroken = (figure: Figure): boolean => {
	if (figure.budget === undefined) return false;
	const { budget } = figure;
	const held = budget.of === "value" ? figure.value : ratioOf(figure);
	if (held === undefined) return true;
	return !("most" in budget ? held <= budget.most : held >= budget.least);
};

/** The middle of the values, or of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which `percent` of the values lie, interpolated between neighbours. */
export const percentile = (values: readonly number[], percent: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	const at = ((sorted.length - 1) * percent) / 100;
	const below = sorted[Math.floor(at)] ?? Number.NaN;
	const above = sorted[Math.ceil(at)] ?? Number.NaN;
	return below + (above - below) * (at - Math.floor(at));
};
