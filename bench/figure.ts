/** One measured number and its budget. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly unit: "B" | "ms" | "s" | "MB" | "/s" | "";
	/** The same machine without the measured thing, in the same run. */
	readonly baseline?: { readonly name: string; readonly value: number };
	/** The allowed maximum or minimum of the value itself, or of its ratio to the baseline. */
	readonly budget?: { readonly of: "value" | "ratio" } & (
		| { readonly most: number }
		| { readonly least: number }
	);
	/** The budget is an aim that the product does not reach yet: the verdict says so, and no run fails by it. */
	readonly isAim?: boolean;
}

export interface Part {
	readonly title: string;
	readonly figures: readonly Figure[];
	/** Every single measurement: a table with a heading row. */
	readonly details?: readonly (readonly string[])[];
}

/** The largest layout shift that rounds to 0 at three digits. */
export const noShift = 0.0005;

export const ratioOf = ({ value, baseline }: Figure): number | undefined =>
	baseline === undefined ? undefined : value / baseline.value;

/** Units of which a number says as much about the machine as about the product. */
const machineUnits: readonly Figure["unit"][] = ["ms", "s", "MB", "/s"];

/**
 * Whether a figure decides whether a run fails. On a machine that is not the run's own, such as a CI runner, times, rates and
 * memory do only as ratios.
 */
export const isDecisive = ({ budget, unit, isAim = false }: Figure, isShared: boolean): boolean => {
	if (budget === undefined || isAim) return false;
	return !isShared || budget.of === "ratio" || !machineUnits.includes(unit);
};

/** Whether a figure is over its budget. A value that could not be measured (NaN) counts as over. */
export const isBroken = (figure: Figure): boolean => {
	if (figure.budget === undefined) return false;
	const { budget } = figure;
	const held = budget.of === "value" ? figure.value : ratioOf(figure);
	if (held === undefined) return true;
	return !("most" in budget ? held <= budget.most : held >= budget.least);
};

/** The median. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which `percent` of the values lie, interpolated between neighbours. */
export const percentile = (values: readonly number[], percent: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	const at = ((sorted.length - 1) * percent) / 100;
	const below = sorted[Math.floor(at)] ?? Number.NaN;
	const above = sorted[Math.ceil(at)] ?? Number.NaN;
	return below + (above - below) * (at - Math.floor(at));
};
