import { type Figure, isBroken, isDecisive, type Part, ratioOf } from "./figure.ts";

const digits = { B: 0, ms: 1, s: 2, MB: 0, "/s": 0, "": 4 } as const;

/** Formats a number with its unit, in as many digits as the unit deserves. */
export const shown = (value: number, unit: Figure["unit"]): string =>
	`${value.toLocaleString("en", { maximumFractionDigits: digits[unit] })} ${unit}`.trim();

const bound = (budget: NonNullable<Figure["budget"]>, unit: Figure["unit"]): string => {
	const [sign, limit] = "most" in budget ? ["", budget.most] : ["≥ ", budget.least];
	return sign + (budget.of === "ratio" ? `${limit} ×` : shown(limit, unit));
};

const verdict = (figure: Figure, isShared: boolean): string => {
	if (figure.budget === undefined) return "";
	if (isDecisive(figure, isShared)) return isBroken(figure) ? "BROKEN" : "kept";
	return isBroken(figure) ? "aim, not reached" : "aim, reached";
};

const row = (figure: Figure, isShared: boolean): string[] => {
	const { name, value, unit, baseline, budget } = figure;
	return [
		name,
		shown(value, unit),
		budget ? bound(budget, unit) : "",
		baseline ? `${shown(baseline.value, unit)} (${baseline.name})` : "",
		ratioOf(figure)?.toFixed(2) ?? "",
		verdict(figure, isShared),
	];
};

const printTable = (rows: readonly (readonly string[])[]): void => {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((line) => (line[column] ?? "").length)),
	);
	for (const line of rows) {
		const cells = line.map((cell, column) =>
			column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
		);
		console.log(cells.join("  ").trimEnd());
	}
};

/** Prints a part as tables: the measurements, then the figures with their budgets. */
export const printPart = ({ title, details, figures }: Part, isShared: boolean): void => {
	console.log(`\n── ${title}\n`);
	if (details) {
		printTable(details);
		console.log();
	}
	printTable([
		["figure", "measured", "budget", "baseline", "ratio", "verdict"],
		...figures.map((figure) => row(figure, isShared)),
	]);
};
