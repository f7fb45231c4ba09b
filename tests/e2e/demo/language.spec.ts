import { cookieOf, putStorage, readLocal } from "../support/browser-storage.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, open, test } from "../support/page-test.ts";
import { openScreens } from "../support/screens.ts";

// shows 1.12, 2.1, 9.19
test("language: every screen changes to French and back in place", async ({ page }) => {
	await open(page, "/");
	// Every screen has its own test in French, and every-screen.spec.ts opens it at 320 pixels.
	for (const path of openScreens.filter((_, index) => isLongRun || index % 3 === 0)) {
		await page.goto(path);
		await page.locator("html[data-ready]").waitFor();
		const [main, title] = [page.getByRole("main"), page.getByRole("heading", { level: 1 })];
		const [english, englishTitle] = [await main.innerText(), await title.innerText()];
		await page.getByRole("button", { name: "fr Français" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		await expect(main, path).not.toHaveText(english, { useInnerText: true });
		await expect(page, path).toHaveURL(path);
		await page.getByRole("button", { name: "en English" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(title, path).toHaveText(englishTitle);
	}
});

// shows 4.16, 7.6
test("language: the choice is saved in local storage and in the cookie, and unprefixed pages follow it", async ({
	page,
	context,
}) => {
	await open(page, "/");
	const kept = async () => [await readLocal(page, "language"), await cookieOf(context, "language")];
	const french = page.getByRole("button", { name: "fr Français" });
	await expect(page.getByRole("button", { name: "en English" })).toHaveAttribute("aria-pressed", "true");
	await french.click();
	await expect(french).toHaveAttribute("aria-pressed", "true");
	expect(await kept()).toEqual(["fr", "fr"]);
	await open(page, "/explore");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore les métiers scientifiques");
	await expect(page).toHaveTitle("Explorer les métiers scientifiques · Spectra");
	await expect(page).toHaveURL("/explore");
	await page.getByRole("button", { name: "en English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore science careers");
	expect(await kept()).toEqual(["en", "en"]);
});

test("language: a French address is French and sets the choice; English leaves the prefix", async ({
	page,
	context,
}) => {
	await open(page, "/fr/explore");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await expect.poll(() => readLocal(page, "language")).toBe("fr");
	expect(await cookieOf(context, "language")).toBe("fr");
	await open(page, "/terms");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await open(page, "/fr/explore?category=space");
	await page.getByRole("button", { name: "en English" }).click();
	await expect(page).toHaveURL("/explore?category=space");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore science careers");
	expect(await readLocal(page, "language")).toBe("en");
});

// shows 7.6
test("language: without a choice, and with a broken one, pages are English", async ({ page }) => {
	await open(page, "/explore");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	for (const language of ["de", ...(isLongRun ? ['{"language":"fr"}', ""] : [])]) {
		await putStorage(page, { local: { language } });
		await open(page, "/explore");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore science careers");
	}
});

test("language: switching keeps the search, the filter, the chosen answers and typed text", async ({
	page,
}) => {
	const french = page.getByRole("button", { name: "fr Français" });
	const english = page.getByRole("button", { name: "en English" });

	await open(page, "/explore?category=biology");
	await page.getByRole("searchbox").fill("virus");
	await french.click();
	await expect(page.getByRole("button", { name: "Biologie" })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("searchbox", { name: "Chercher un métier" })).toHaveValue("virus");
	await expect(page).toHaveURL("/explore?category=biology&q=virus");
	await english.click();

	await open(page, "/quiz");
	await page.getByRole("checkbox", { name: /^Chemistry:/ }).check();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Question 2 of 16")).toBeVisible();
	await page.getByRole("checkbox").first().check();
	await french.click();
	await expect(page.getByText("Question 2 sur 16")).toBeVisible();
	await expect(page.getByRole("checkbox").first()).toBeChecked();
	await page.getByRole("button", { name: "Précédente" }).click();
	await expect(page.getByRole("checkbox", { name: /^La chimie/ })).toBeChecked();
	await english.click();
	await expect(page.getByRole("checkbox", { name: /^Chemistry:/ })).toBeChecked();

	await open(page, "/contact");
	await page.getByLabel("Your name").fill("Ada");
	await page.getByLabel("Your message").fill("How do I book?");
	await french.click();
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await expect(page.locator("[name=name]")).toHaveValue("Ada");
	await expect(page.locator("[name=message]")).toHaveValue("How do I book?");
});

test.describe("a browser in French", () => {
	test.use({ locale: "fr-CA" });

	test("language: the first visit of a French browser to an English page offers French once, in French", async ({
		page,
	}) => {
		await open(page, "/explore");
		const offer = page.getByText("Ce site existe aussi en français.");
		await expect(offer).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await open(page, "/explore");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore science careers");
		await expect(offer).toHaveCount(0);
	});

	test("language: the offer is a part of the page, covers no control and moves nothing when its words arrive @sizes", async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const moved: number[] = [];
			Object.assign(window, { moved });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await open(page, "/explore");
		const offer = page.getByRole("status").filter({ hasText: "Ce site existe aussi en français." });
		await expect(offer).toBeVisible();
		const [above, header] = [await offer.boundingBox(), await page.getByRole("banner").boundingBox()];
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
		expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
		await offer.getByRole("button", { name: "Fermer" }).click();
		await expect(offer).toHaveCount(0);
		expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
	});

	test.describe("at a French address without a page", () => {
		test.use({ expectedErrors: /404/ });

		test("language: the page that says so is French, and offers no French", async ({ page }) => {
			await page.goto("/fr/no-such-page");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(/introuvable/);
			await expect(page.getByText("Ce site existe aussi en français.")).toHaveCount(0);
			expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
		});
	});

	test("language: the offered French is one click away, and stays @long", async ({ page }) => {
		await open(page, "/explore");
		await page.getByRole("button", { name: "Lire en français" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore les métiers scientifiques");
		await expect(page.getByText("Ce site existe aussi en français.")).toHaveCount(0);
		await open(page, "/terms");
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	});
});
