import { readLocal } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";

const links = [
	["About", "/about"],
	["Contact", "/contact"],
	["Resources", "/resources"],
	["Privacy", "/privacy"],
	["Terms", "/terms"],
	["Sources", "/about/sources"],
] as const;

// shows 2.12, 2.13
test("footer: it shows tagline, links, the copyright line of 2025 and the label of the demonstration", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByText("Find your wavelength in science.")).toBeVisible();
	await expect(footer.getByText("© 2025 Spectra")).toBeVisible();
	await expect(footer.getByText("This is a demonstration:")).toBeVisible();
	const nav = footer.getByRole("navigation", { name: "Footer" });
	await expect(nav.getByRole("link")).toHaveText(links.map(([name]) => name));
	for (const [name, path] of links) {
		await nav.getByRole("link", { name, exact: true }).click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
});

for (const locale of journeyLanguages("fr")) {
	test(`footer: it is in the language ${locale}`, async ({ page }) => {
		await open(page, pathIn(locale, "/login"));
		const { tagline, footer: words, demonstration } = messagesOf(locale).common;
		const footer = page.getByRole("contentinfo");
		for (const text of [tagline, demonstration, "© 2025 Spectra"])
			await expect(footer.getByText(text)).toBeVisible();
		await expect(footer.getByRole("link", { name: words.privacy })).toHaveAttribute(
			"href",
			pathIn(locale, "/privacy"),
		);
	});
}

test("footer: the chosen theme is stored on the device and applied before the first paint", async ({
	page,
}) => {
	await open(page, "/explore");
	const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await background();
	const theme = page.getByLabel("Appearance");
	await theme.selectOption("Dark");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	const dark = await background();
	expect(dark).not.toBe(light);
	expect(await readLocal(page, "theme")).toBe("dark");
	await expectAccessible(page);
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.locator("html[data-theme=dark] body")).toBeAttached();
	await page.locator("html[data-ready]").waitFor();
	await expect(theme).toHaveValue("dark");
	await theme.selectOption("System");
	await expect(page.locator("html")).not.toHaveAttribute("data-theme");
	expect(await background()).toBe(light);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await background()).toBe(dark);
});
