/** A cell that no spreadsheet runs as a formula: a text that starts like one gets an apostrophe. */
const cell = (text: string): string => {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as comma-separated values (RFC 4180), every cell in quotation marks. */
export const csv = (rows: readonly (readonly string[])[]): string =>
	rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
