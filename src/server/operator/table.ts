/** A command's rows, all with the same fields: a table for people, JSON for scripts. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

const cell = (value: Row[string]): string => {
	if (value === null) return "";
	if (typeof value === "boolean") return value ? "yes" : "no";
	return String(value).replace(/\s+/g, " ");
};

/** Rows under a heading of their fields, columns aligned; a sentence when there are none. */
export function tableOf(rows: readonly Row[], none: string): string {
	const fields = Object.keys(rows[0] ?? {});
	if (fields.length === 0) return none;
	const lines = [fields, ...rows.map((row) => fields.map((field) => cell(row[field] ?? null)))];
	const widths = fields.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
	return lines
		.map((line) =>
			line
				.map((text, column) => text.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

/** An amount as a cell, in euros. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);
