/** A cell of a table that no spreadsheet takes for a formula: what begins like one gets an apostrophe before it. */
const cell = (text: string): string => {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as comma-separated values (RFC 4180), every cell in quotation marks. */
export const csv = (rows: readonly (readonly string[])[]): string =>
	rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
