import { encodeResultCode } from "../../../src/domain/quiz/result-code.ts";
import { expect, expectAccessible, messagesOf, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz, quizIn } from "../support/quiz-answers.ts";
import { answerQuiz } from "../support/student-work.ts";

const codeOf = (option: number) => encodeResultCode(quizIn("en"), answersAt(option));
const friend = codeOf(0);
const own = codeOf(2);
const words = messagesOf("en").duet;

/** The storage of the browser, without the reader's own quiz and the router's own key. */
const kept = (page: import("@playwright/test").Page) =>
	page.evaluate(() =>
		[localStorage, sessionStorage].flatMap((storage) =>
			Object.entries(storage).filter(([key]) => !/^(quiz|react-router)/.test(key)),
		),
	);

test("duet: a friend's result and one's own are laid side by side, and nothing is stored", {
	tag: "@sizes",
}, async ({ page }) => {
	await putFinishedQuiz(page, answersAt(2));
	await open(page, `/results#${friend}`);
	const before = await kept(page);
	await page.getByRole("link", { name: messagesOf("en").results.actions.duet }).click();

	await expect(page.getByRole("heading", { level: 1, name: words.own.title })).toBeVisible();
	await expect(page.getByRole("heading", { name: words.own.shared })).toBeVisible();
	await expect(page.getByText(words.own.firstAsks)).toBeVisible();
	await expectAccessible(page);
	expect(await kept(page)).toEqual(before);
	expect(JSON.stringify(await kept(page))).not.toContain(friend);
});

test("duet: for someone else both people are named by their place; damaged or equal codes and a missing result are explained", async ({
	page,
}) => {
	await open(page, `/results/duet#${own}~${friend}`);
	await expect(page.getByRole("heading", { level: 1, name: words.others.title })).toBeVisible();
	await expect(page.getByRole("heading", { name: words.others.first })).toBeVisible();

	await page.goto("about:blank");
	await open(page, `/results/duet#${own.slice(0, -1)}~${friend}`);
	await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

	await page.goto("about:blank");
	await open(page, `/results/duet#${friend}~${friend}`);
	await expect(page.getByRole("heading", { level: 1, name: words.same.title })).toBeVisible();
	await expect(page.getByRole("main").getByRole("textbox")).toBeVisible();

	await page.goto("about:blank");
	await open(page, `/results/duet#${friend}`);
	await expect(page.getByRole("heading", { level: 1, name: words.alone.title })).toBeVisible();
});

test("duet: who has no results yet takes the quiz, and returns to the duet after the last question @long", async ({
	page,
}) => {
	await open(page, `/results/duet#${friend}`);
	await page
		.getByRole("main")
		.getByRole("link", { name: messagesOf("en").results.actions.takeQuiz })
		.click();
	await expect(page.getByText(messagesOf("en").quiz.duet)).toBeVisible();
	await answerQuiz(page, "en", words.own.title, "2");
	await expect(page).toHaveURL(`/results/duet#${friend}`);
	await expect(page.getByRole("link", { name: messagesOf("en").results.actions.own })).toBeVisible();
});
