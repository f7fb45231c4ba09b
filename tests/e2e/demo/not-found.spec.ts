import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";

// shows 2.2, 2.74, 2.75, 8.10
test("not found: the page shows '404', 'Oops! Page not found' and a link home, has status 404, and logs the path", {
	tag: "@sizes",
}, async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
	const response = await page.goto("/no/such/place?x=1");
	expect(response?.status()).toBe(404);
	await expect(page.getByText("404", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
	await expect.poll(() => logged.filter((text) => text.includes("/no/such/place"))).not.toEqual([]);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

for (const locale of journeyLanguages("fr")) {
	test(`not found: the page is in the language ${locale}`, async ({ page }) => {
		const words = messagesOf(locale).notFound;
		const response = await page.goto(pathIn(locale, "/nowhere"));
		expect(response?.status()).toBe(404);
		await page.locator("html[data-ready]").waitFor();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
		await expect(page.getByText(words.code, { exact: true })).toBeVisible();
		await expect(page.getByRole("link", { name: words.home })).toHaveAttribute("href", pathIn(locale, "/"));
		await expectAccessible(page);
	});
}

test("not found: unusual paths are not found either, and the header still works", async ({ page }) => {
	for (const path of ["/en/explore", "/fr/fr", "/career", "/index.htm", "/%20"]) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(404);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(/^O(o|u)ps/);
	}
	await open(page, "/nowhere");
	await page.getByRole("link", { name: "Spectra" }).first().click();
	await expect(page).toHaveURL("/");
});
