import type { Page } from "@playwright/test";
import { readSession } from "../support/browser-storage.ts";
import { openEarly } from "../support/early-page.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { answersAt, putStartedQuiz, quizIn, resultsOf } from "../support/quiz-answers.ts";
import { setClock, stopClock } from "../support/simulation.ts";

const { questions } = quizIn("en");
const lastQuestion = questions.length;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
// Without motion a single choice waits for Next.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const atQuestion = (page: Page, number: number) =>
	expect(page.getByText(`Question ${number} of 16`, { exact: true })).toBeVisible();

// shows 1.2, 2.19, 2.20, 4.1, 9.4
test("quiz: sixteen questions follow in order, one per step, each with its count, hint and progress", async ({
	page,
}) => {
	await open(page, "/quiz");
	const progress = page.getByRole("progressbar", { name: "Quiz progress" });
	for (const [index, { text, multiSelect, options }] of questions.entries()) {
		await atQuestion(page, index + 1);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
		await expect(page.getByText(multiSelect ? "Select all that apply" : "Select one option")).toBeVisible();
		await expect(page.getByRole(multiSelect ? "checkbox" : "radio")).toHaveCount(options.length);
		await expect(progress).toHaveAttribute("aria-valuenow", String(index));
		if (index === 0) await expect(button(page, "Previous")).toBeDisabled();
		else await expect(button(page, "Previous")).toBeEnabled();
		await page.getByRole(multiSelect ? "checkbox" : "radio", { name: options[0]?.text ?? "" }).check();
		if (index === 0 || index === lastQuestion - 1) await expectAccessible(page);
		if (index < lastQuestion - 1) await button(page, "Next").click();
	}
	await expect(button(page, "Next")).toHaveCount(0);
	await expect(button(page, "See Results")).toBeEnabled();
	await expect(progress).toHaveAttribute("aria-valuenow", "16");
});

// shows 4.2, 5.1, 5.2, 8.1
test("quiz: Next without a selection is blocked by a toast in the words of the question's kind", async ({
	page,
}) => {
	await open(page, "/quiz");
	const toast = page.getByRole("alert");
	await button(page, "Next").click();
	await expect(toast.getByText("Please select an option", { exact: true })).toBeVisible();
	await expect(
		toast.getByText("Please select at least one option to continue.", { exact: true }),
	).toBeVisible();
	await expect(toast.locator("[data-tone=destructive]")).toHaveCount(1);
	await atQuestion(page, 1);
	await expectAccessible(page);
	await page.getByRole("checkbox").first().check();
	await expect(toast.getByText("Please select an option", { exact: true })).toHaveCount(0);

	await putStartedQuiz(page, 2);
	await open(page, "/quiz");
	await atQuestion(page, 3);
	await button(page, "Next").click();
	await expect(toast.getByText("Please select an option", { exact: true })).toBeVisible();
	await expect(toast.getByText("Please select an option to continue.", { exact: true })).toBeVisible();
	await atQuestion(page, 3);
});

// shows 4.3
test("quiz: single-select replaces the selection, multi-select toggles", async ({ page }) => {
	await putStartedQuiz(page, 2);
	await open(page, "/quiz?question=1");
	const boxes = page.getByRole("checkbox");
	await boxes.nth(2).check();
	await expect(boxes.nth(0)).toBeChecked();
	await boxes.nth(0).uncheck();
	await expect(boxes.nth(2)).toBeChecked();
	await button(page, "Next").click();
	await button(page, "Next").click();
	const radios = page.getByRole("radio");
	await radios.nth(1).check();
	await radios.nth(3).check();
	await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
	await expect(radios.nth(3)).toBeChecked();
	const [first, , third] = questions;
	expect(await readSession(page, "quizAnswers")).toEqual({
		...answersAt(0, 2),
		[first?.id ?? ""]: [first?.options[2]?.id],
		[third?.id ?? ""]: [third?.options[3]?.id],
	});
});

// shows 2.21
test("quiz: Previous and the browser's Back return to a question with its answers", async ({ page }) => {
	await open(page, "/quiz");
	await page.getByRole("checkbox").nth(1).check();
	await button(page, "Next").click();
	await atQuestion(page, 2);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.getByRole("checkbox").nth(2).check();
	await button(page, "Next").click();
	await atQuestion(page, 3);
	await button(page, "Previous").click();
	await atQuestion(page, 2);
	await expect(page.getByRole("checkbox").nth(2)).toBeChecked();
	await page.goBack();
	await atQuestion(page, 1);
	await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
	await page.goForward();
	await atQuestion(page, 2);
});

// shows 2.22, 3.9, 3.10, 4.4, 7.2, 7.3, 9.8
test("quiz: See Results reads 'Processing...', stores results and answers, and opens the results after 1000 ms", {
	tag: "@sizes",
}, async ({ page }) => {
	await setClock(page, "2025-05-09T08:00:00Z");
	await putStartedQuiz(page, lastQuestion);
	await open(page, "/quiz");
	await atQuestion(page, lastQuestion);
	await stopClock(page);
	await button(page, "See Results").click();
	// The button answers with a frame of its own first.
	await page.clock.runFor(100);
	await expect(button(page, "Processing...")).toBeDisabled();
	await expect(button(page, "Previous")).toBeDisabled();
	await expect(page.getByRole("radio").first()).toBeDisabled();
	await expect.poll(() => readSession(page, "quizResults")).toEqual(resultsOf(answersAt()));
	expect(await readSession(page, "quizAnswers")).toEqual(answersAt());
	await expectAccessible(page);
	await page.clock.runFor(500);
	await expect(button(page, "Processing...")).toBeVisible();
	await page.clock.runFor(600);
	await expect(page).toHaveURL("/results");
	await page.clock.resume();
	await expect(page.getByRole("heading", { name: "Five careers to start from" })).toBeVisible();
});

test("quiz: a reload in the middle keeps the question and all answers", async ({ page }) => {
	await putStartedQuiz(page, 5);
	await open(page, "/quiz");
	await atQuestion(page, 6);
	await page.getByRole("checkbox").nth(1).check();
	await page.reload();
	await atQuestion(page, 6);
	await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
	await button(page, "Previous").click();
	await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
});

test("quiz: the address cannot skip a question", async ({ page }) => {
	await putStartedQuiz(page, 2);
	for (const [asked, shown] of [
		["9", 3],
		["2", 2],
		["0", 1],
		["-4", 3],
		["abc", 3],
		["99999999", 3],
	] as const) {
		await open(page, `/quiz?question=${asked}`);
		await atQuestion(page, shown);
	}
});

test("quiz: an option chosen before hydration stays chosen", async ({ page }) => {
	const answer = await openEarly(page, "/quiz");
	await page.getByRole("checkbox").nth(3).check();
	await answer();
	await expect(page.getByRole("checkbox").nth(3)).toBeChecked();
	await button(page, "Next").click();
	await atQuestion(page, 2);
});

test.describe("with a module that fails to load", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("quiz: the results need only the page itself, and every answer is kept", async ({ page }) => {
		await putStartedQuiz(page, lastQuestion);
		// The demonstration's own modules fail to load, as with a bad connection.
		await page.route(/assets\/demo-.*\.js/, (route) => route.abort());
		await page.goto("/quiz");
		await page.locator("html[data-ready]").waitFor();
		await button(page, "See Results").click();
		await expect(page).toHaveURL("/results");
		await expect(page.getByRole("heading", { name: "Five careers to start from" })).toBeVisible();
	});
});

test("quiz: every step is French from the first question to the results @long", async ({ page }) => {
	const words = messagesOf("fr").quiz;
	const french = quizIn("fr").questions;
	await putStartedQuiz(page, lastQuestion - 1);
	await open(page, "/fr/quiz?question=1");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(french[0]?.text ?? "");
	await expect(page.getByText(words.selectAll)).toBeVisible();
	await open(page, "/fr/quiz");
	await expect(page.getByText("Question 16 sur 16")).toBeVisible();
	await expect(page.getByText(words.selectOne)).toBeVisible();
	await button(page, words.seeResults).click();
	const toast = page.getByRole("alert");
	await expect(toast.getByText(words.missing.title, { exact: true })).toBeVisible();
	await expect(toast.getByText(messagesOf("fr").problems.quiz.select_one, { exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("radio", { name: french.at(-1)?.options[0]?.text ?? "" }).check();
	await button(page, words.seeResults).click();
	await expect(button(page, words.processing)).toBeVisible();
	await expect(page).toHaveURL("/fr/results");
	await expect(page.getByRole("heading", { name: messagesOf("fr").results.careers.titleFive })).toBeVisible();
});

test("quiz: a single choice advances after a moment, Previous undoes it, and a switch turns it off", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await putStartedQuiz(page, 2);
	await open(page, "/quiz");
	await atQuestion(page, 3);
	// Arrow keys select options on their way: they never advance.
	await page.getByRole("radio").first().focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio").nth(1)).toBeChecked();
	await page.getByRole("radio").nth(3).click();
	await atQuestion(page, 4);
	await button(page, "Previous").click();
	await atQuestion(page, 3);
	await expect(page.getByRole("radio").nth(3)).toBeChecked();
	await page.getByRole("switch", { name: messagesOf("en").quiz.autoAdvance }).uncheck();
	await page.reload();
	await expect(page.getByRole("switch")).not.toBeChecked();
	await expectAccessible(page);
});

test("quiz: eight options fit above the buttons on a phone", { tag: "@phone" }, async ({ page }) => {
	// French is the longer language.
	for (const locale of journeyLanguages("fr")) {
		for (const [index, { options }] of questions.entries()) {
			await putStartedQuiz(page, index);
			await open(page, pathIn(locale, `/quiz?question=${index + 1}`));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				quizIn(locale).questions[index]?.text ?? "",
			);
			const last = page.locator("fieldset label").nth(options.length - 1);
			const [option, dock] = await Promise.all([
				last.boundingBox(),
				page.locator("main [data-dock]").first().boundingBox(),
			]);
			expect((option?.y ?? 0) + (option?.height ?? 0), `${locale} ${index + 1}`).toBeLessThanOrEqual(
				(dock?.y ?? 0) + 1,
			);
		}
	}
});
