import type { Locator, Page } from "@playwright/test";
import { putStorage } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";

const places = [
	["Explore", "/explore"],
	["Subjects", "/subjects"],
	["Quiz", "/quiz"],
	["Career Quest", "/career-quest"],
	["Consultations", "/consultations"],
	["Plans", "/subscription"],
	["Dashboard", "/dashboard"],
] as const;

const header = (page: Page): Locator => page.getByRole("banner");

/** The visible navigation: in the bar where it fits, else in the opened menu. */
const navigation = async (page: Page): Promise<Locator> => {
	const menu = header(page).getByRole("button", { name: /^(Open menu|Ouvrir le menu)$/ });
	if (await menu.isVisible()) await menu.click();
	return header(page).getByRole("navigation");
};

// shows 2.5, 2.6, 2.7
test("header: it stays at the top of the screen with title and language switcher", { tag: "@sizes" }, async ({
	page,
}) => {
	await open(page, "/explore");
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(header(page)).toBeInViewport();
	expect((await header(page).boundingBox())?.y).toBe(0);
	for (const name of ["en English", "fr Français"])
		await expect(header(page).getByRole("button", { name })).toBeInViewport();
	await header(page).getByRole("link", { name: "Spectra" }).click();
	await expect(page).toHaveURL("/");
});

test("header: on a screen of 256 pixels height neither the header nor the quiz's buttons are sticky", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await open(page, "/quiz");
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(header(page)).not.toBeInViewport();
	await expect(page.locator("main [data-dock]")).toHaveCSS("position", "static");
});

// shows 2.8, 2.10
test("header: it has links to the seven screens, a login button and a start-exploring button", async ({
	page,
}) => {
	await open(page, "/about");
	const nav = await navigation(page);
	await expect(nav.getByRole("listitem")).toHaveText(places.map(([name]) => name));
	for (const [name, path] of places)
		await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
	await expect(header(page).getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
	await header(page).getByRole("link", { name: "Start exploring" }).click();
	await expect(page).toHaveURL("/quiz");
});

test("header: with results the main button leads to them, and is quiet there", { tag: "@desktop" }, async ({
	page,
}) => {
	await putFinishedQuiz(page, answersAt(2));
	await open(page, "/about");
	const main = header(page).getByRole("link", { name: messagesOf("en").common.navigation.results });
	await expect(main).not.toHaveAttribute("aria-current");
	await main.click();
	await expect(page).toHaveURL("/results");
	await expect(main).toHaveAttribute("aria-current", "page");
});

test("header: the link of the current screen is marked", async ({ page }) => {
	await open(page, "/explore");
	const nav = await navigation(page);
	await expect(nav.getByRole("link", { name: "Explore" })).toHaveAttribute("aria-current", "page");
	await expect(nav.locator("[aria-current]")).toHaveCount(1);
});

// shows 2.11
test("header: the menu of a small screen opens, and closes by its button, by Escape and by navigation", {
	tag: "@phone",
}, async ({ page }) => {
	await open(page, "/");
	const nav = header(page).getByRole("navigation");
	await expect(nav).toHaveCount(0);
	const opener = header(page).getByRole("button", { name: "Open menu" });
	await opener.click();
	await expect(nav.getByRole("link", { name: "Explore" })).toBeInViewport();
	await expectAccessible(page);
	await header(page).getByRole("button", { name: "Close menu" }).click();
	await expect(nav).toHaveCount(0);
	await opener.click();
	await nav.getByRole("link", { name: "Explore" }).focus();
	await page.keyboard.press("Escape");
	await expect(nav).toHaveCount(0);
	await opener.click();
	await nav.getByRole("link", { name: "Career Quest" }).click();
	await expect(page).toHaveURL("/career-quest");
	await expect(nav).toHaveCount(0);
});

// shows 9.20
test("header: login and start-exploring are in the bar from 768 px on, in the menu below", async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await open(page, "/");
	const start = header(page).getByRole("link", { name: "Start exploring" });
	await expect(start).toBeVisible();
	await page.setViewportSize({ width: 767, height: 900 });
	await expect(start).toBeHidden();
	await header(page).getByRole("button", { name: "Open menu" }).click();
	await expect(start).toBeVisible();
	await expect(header(page).getByRole("link", { name: "Log in" })).toBeVisible();
});

// shows 2.9, 6.7
test("header: a subscriber sees a Premium badge beside consultations, in other tabs too", async ({
	page,
	context,
}) => {
	await open(page, "/explore");
	const consultations = (await navigation(page)).getByRole("link", { name: /^Consultations/ });
	await expect(consultations).toHaveText("Consultations");
	const other = await context.newPage();
	await putStorage(other, { local: { isPremium: "true" } });
	await expect(consultations).toHaveText("ConsultationsPremium");
	await other.close();
	await page.reload();
	await expect((await navigation(page)).getByRole("link", { name: /^Consultations/ })).toHaveText(
		"ConsultationsPremium",
	);
	await expectAccessible(page);
});

for (const locale of journeyLanguages("fr")) {
	test(`header: it is in the language ${locale} and keeps the language in its links`, async ({ page }) => {
		await open(page, pathIn(locale, "/about"));
		const { navigation: words } = messagesOf(locale).common;
		const nav = await navigation(page);
		for (const [name, path] of [
			[words.explore, "/explore"],
			[words.careerQuest, "/career-quest"],
			[words.dashboard, "/dashboard"],
		] as const)
			await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute(
				"href",
				pathIn(locale, path),
			);
		await expect(header(page).getByRole("link", { name: words.login })).toHaveAttribute(
			"href",
			pathIn(locale, "/login"),
		);
	});
}
