import { type Browser, expect, type Page } from "@playwright/test";
import { open, test } from "../support/page-test.ts";

interface TraceEvent {
	readonly name: string;
	readonly args?: { readonly elementCount?: number };
}

/** The most elements whose style the browser computed at once during an action. */
const mostRestyled = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<number> => {
	await browser.startTracing(page, {
		categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"],
	});
	await work();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
		readonly traceEvents: readonly TraceEvent[];
	};
	return Math.max(
		0,
		...traceEvents
			.filter(({ name }) => name === "UpdateLayoutTree")
			.map(({ args }) => args?.elementCount ?? 0),
	);
};

// The tab bar of a phone depends on the screen's own bar by :has() on the root.
test.use({ viewport: { width: 390, height: 844 } });

// One rule of :has() whose subject is any element makes each change of a page restyle the whole of it (decision 22).
test("styles: an answer of the quiz restyles less than half of the page", async ({ browser, page }) => {
	await open(page, "/quiz");
	const elements = await page.locator("body *").count();
	const restyled = await mostRestyled(browser, page, async () => {
		await page.getByRole("checkbox").first().check();
		await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
	});
	expect(restyled).toBeGreaterThan(0);
	expect(restyled).toBeLessThan(elements / 2);
});
