import type { Page } from "@playwright/test";

/** The number of A4 pages that a page prints on. */
export const printedPages = async (page: Page): Promise<number> => {
	const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
	return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
