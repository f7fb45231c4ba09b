import type { Locator, Page } from "@playwright/test";
import { markedLocale } from "../../../../scripts/lib/marked-words.ts";
import { dayOfMay, openDesk, stored } from "../../support/consultations-desk.ts";
import { expectMarked, researcherTexts } from "../../support/marked-text.ts";
import { messagesOf, open, pathIn, test } from "../../support/page-test.ts";
import { answersAt, putFinishedQuiz, putStartedQuiz } from "../../support/quiz-answers.ts";

// States of screens after interactions. Names of controls are marked, so they are matched inside.
const { account, consultations, quiz, results } = messagesOf(markedLocale);
const button = (box: Page | Locator, name: string): Locator => box.getByRole("button", { name }).first();
const openMarked = (page: Page, path: string): Promise<void> => open(page, pathIn(markedLocale, path));

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("quiz: questions of each kind are marked, with and without an answer", async ({ page }) => {
	await openMarked(page, "/quiz");
	await button(page, quiz.next).click();
	await expectMarked(page);
	await page.getByRole("checkbox").first().check();
	await page.getByRole("checkbox").nth(1).check();
	await expectMarked(page);
	await putStartedQuiz(page, 3);
	await openMarked(page, "/quiz");
	await page.getByRole("radio").first().check();
	await expectMarked(page);
});

test("results: a line, a different answer and the dialogs are marked", async ({ page }) => {
	for (const index of [0, 2]) {
		await putFinishedQuiz(page, answersAt(index));
		await openMarked(page, "/results");
		await expectMarked(page);
		await button(page, results.actions.email).click();
		await expectMarked(page);
		await openMarked(page, "/results");
		await button(page, results.actions.carry).click();
		await expectMarked(page);
	}
});

test("catalogue: searches with and without a match and the comparison are marked", async ({ page }) => {
	await openMarked(page, "/explore?q=dauphin");
	await expectMarked(page);
	await openMarked(page, "/explore?q=biologizzz");
	await expectMarked(page);
	await openMarked(page, "/explore?category=education");
	await expectMarked(page);
	await openMarked(page, "/compare?careers=geologist,pathologist,mathematician");
	await expectMarked(page);
});

test("dashboard: the samples of all roles are marked", async ({ page }) => {
	await openMarked(page, "/dashboard");
	for (const tab of await page.getByRole("tab").all()) {
		await tab.click();
		await expectMarked(page);
	}
});

test("consultations: appointments, a day, a time and the price are marked", async ({ page }) => {
	const appointments = [
		stored({ date: "2025-05-10", time: "14:00" }),
		stored({ date: "2025-04-10", time: "14:00", status: "completed" }),
		stored({ date: "2025-04-11", time: "15:00", status: "cancelled" }),
	];
	await openDesk(page, { appointments, path: pathIn(markedLocale, "/consultations") });
	await page.getByRole("radio").first().check();
	await dayOfMay(page, 12).click();
	await page.getByRole("group", { name: consultations.booking.time }).getByRole("radio").first().check();
	await expectMarked(page, researcherTexts);
	await button(page, consultations.booking.book).click();
	await expectMarked(page, researcherTexts);
	await page.keyboard.press("Escape");
	await page.getByRole("tab", { name: consultations.mine.past }).click();
	await expectMarked(page, researcherTexts);
});

test("forms: messages about missing fields are marked", async ({ page }) => {
	const send = () => page.getByRole("main").locator("button[type=submit]").first().click();
	for (const path of ["/login", "/contact"]) {
		await openMarked(page, path);
		await send();
		await expectMarked(page);
	}
	await openMarked(page, "/login");
	await page.getByRole("tab", { name: account.tabs.signup }).click();
	await send();
	await expectMarked(page);
});

test("not found: a missing page and an unknown career are marked", async ({ page }) => {
	await openMarked(page, "/nowhere");
	await expectMarked(page);
	await openMarked(page, "/career/unknown");
	await expectMarked(page);
});
