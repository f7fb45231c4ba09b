import type { Page } from "@playwright/test";
import { closeStorage, fillStorage, putStorage } from "../support/browser-storage.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, inHeader, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";
import { openScreens, storedScreens } from "../support/screens.ts";
import { quietNotice } from "../support/simulation.ts";

const keysOfVisit = ["quizResults", "quizAnswers", "quizVersion", "quizRetake", "quizTie"];
const keysOfDevice = ["userInfo", "user", "language", "isPremium", "appointments", "theme", "guest"];

const everywhere = (text: string) => ({
	session: Object.fromEntries(keysOfVisit.map((key) => [key, text])),
	local: Object.fromEntries(keysOfDevice.map((key) => [key, text])),
});

const damages = [
	["no JSON", "{"],
	["an empty text", ""],
	["null", "null"],
	["a list", "[1,null,{}]"],
	["a number", "1e999"],
	[
		"another shape",
		'{"isLoggedIn":"yes","topCareers":{"length":5},"subjects":[["a"]],"__proto__":{"isPremium":true}}',
	],
	["half a million characters", `"${"x".repeat(500_000)}"`],
] as const;

/** Every screen opens as for a new visitor; an error on the console fails the test. */
const expectNewcomer = async (page: Page, screens: readonly string[]): Promise<void> => {
	for (const path of screens) {
		await open(page, path);
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		await expect(page.getByText("This page has stopped working")).toHaveCount(0);
		if (path === "/quiz") await expect(page.getByText("Question 1 of 16")).toBeVisible();
		if (path === "/consultations") await expect(page.getByRole("link", { name: "Upgrade" })).toBeVisible();
	}
	await page.goto("/results");
	await expect(page).toHaveURL("/quiz");
	await expect(await inHeader(page, "link", "Log in")).toBeVisible();
};

/** Takes the quiz, changes appearance and language, and opens another screen. */
const expectWholeVisit = async (page: Page): Promise<void> => {
	await open(page, "/quiz");
	for (let number = 1; number <= 16; number += 1) {
		await expect(page.getByText(`Question ${number} of 16`)).toBeVisible();
		await page.keyboard.press("1");
		if (number === 1) await expect(quietNotice(page).getByText("This device keeps nothing")).toBeVisible();
		await page.keyboard.press("Enter");
	}
	await expect(page.getByRole("heading", { name: "Five careers to start from" })).toBeVisible();
	await page.getByLabel("Appearance").selectOption("Dark");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.getByRole("button", { name: "fr Français" }).click();
	await expect(page.getByRole("heading", { name: "Cinq métiers à explorer d’abord" })).toBeVisible();
	await page.getByRole("link", { name: "Explorer tous les métiers" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore les métiers scientifiques");
};

// The short run opens each screen with one of three damages; the long one with all seven.
const shown = isLongRun ? damages : damages.filter((_, index) => index % 3 === 0);

for (const [number, [name, text]] of shown.entries()) {
	test(`storage: with ${name} under every key all screens work as for a new visitor`, async ({ page }) => {
		await putStorage(page, everywhere(text));
		await expectNewcomer(
			page,
			storedScreens.filter((_, index) => isLongRun || index % 3 === number),
		);
	});
}

test.describe("a closed storage", () => {
	// React Router's script for the scroll position logs an error and continues.
	test.use({ expectedErrors: /^SecurityError: The storage is closed$/ });

	test("storage: all screens work as for a new visitor when the browser denies storage", async ({ page }) => {
		test.slow();
		await closeStorage(page);
		await expectNewcomer(page, isLongRun ? openScreens : storedScreens);
	});

	test("storage: when it is denied, a quiz still leads to its results and choices hold for the visit", async ({
		page,
	}) => {
		await closeStorage(page);
		await expectWholeVisit(page);
	});
});

test("storage: when it is full, a quiz still leads to its results and choices hold for the visit @long", async ({
	page,
}) => {
	await fillStorage(page);
	await expectWholeVisit(page);
});

test("storage: tampered results are dropped entirely", async ({ page }) => {
	for (const quizResults of [
		{ topCareers: Array(9).fill("geologist"), topCategories: [] },
		{ topCareers: ["geologist", "geologist"], topCategories: ["earth"] },
		{ topCareers: ["<img src=x onerror=alert(1)>"], topCategories: ["earth"] },
		{ topCareers: ["geologist"], topCategories: ["earth"], isPremium: true },
		{ topCareers: ["geologist"] },
	]) {
		await putFinishedQuiz(page, answersAt());
		await putStorage(page, { session: { quizResults: JSON.stringify(quizResults) } });
		await open(page, "/results");
		await expect(page).toHaveURL(/\/quiz/);
	}
});

test("storage: results of other answers show without reasons", async ({ page }) => {
	await putFinishedQuiz(page, answersAt());
	await putStorage(page, { session: { quizAnswers: JSON.stringify({ ...answersAt(1), nonsense: ["x"] }) } });
	await open(page, "/results");
	await expect(page.getByRole("article")).toHaveCount(5);
	await expect(page.getByText("Why this career?")).toHaveCount(0);
});
