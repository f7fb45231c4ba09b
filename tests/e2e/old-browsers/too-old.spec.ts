import { expect, messagesOf, pathIn, test } from "../support/page-test.ts";

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled });
		for (const locale of ["en", "fr"] as const)
			test(`@too-old a browser before Chromium 109 keeps each page as text and says so (${locale})`, async ({
				page,
			}) => {
				for (const path of ["/", "/explore", "/quiz", "/career/marine-biologist"]) {
					await page.goto(pathIn(locale, path), { waitUntil: "networkidle" });
					await expect(page.getByText(messagesOf(locale).common.oldBrowser), path).toBeVisible();
					await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
					await expect(page.locator("html"), path).not.toHaveAttribute("data-ready");
				}
			});
	});
