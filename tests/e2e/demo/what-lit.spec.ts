import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import { spectrum } from "../../../src/domain/careers/category.ts";
import { readResult } from "../../../src/domain/quiz/result.ts";
import { encodeResultCode } from "../../../src/domain/quiz/result-code.ts";
import { scoreAnswers, topResults } from "../../../src/domain/quiz/score.ts";
import { tryOut } from "../../../src/domain/quiz/what-if.ts";
import { readSession } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz, quizIn, resultsOf, topCareerTitles } from "../support/quiz-answers.ts";

const answers = answersAt();
const score = scoreAnswers(quizIn("en"), answers);
const brightest = score.categories[0]?.id ?? "";

for (const locale of journeyLanguages("fr"))
	test(`category breakdown: it works by keyboard alone (${locale})`, async ({ page }) => {
		const words = messagesOf(locale);
		const titlesOf = (ids: readonly string[]) => ids.map((id) => careerIn(locale, id as CareerId).title);
		await putFinishedQuiz(page, answers);
		await open(page, pathIn(locale, "/results"));
		const bar = page.getByRole("toolbar", { name: words.results.band.label });
		const lines = bar.getByRole("button");
		await expect(lines).toHaveCount(14);
		await bar.locator("[tabindex='0']").focus();
		await page.keyboard.press("Home");
		await expect(lines.first()).toBeFocused();
		await page.keyboard.press("ArrowLeft");
		await expect(lines.last()).toBeFocused();
		await bar.locator(`[data-line=${brightest}]`).focus();
		await page.keyboard.press("Enter");
		const name = words.common.categories[brightest as keyof typeof words.common.categories];
		const panel = page.getByRole("region", { name, exact: true });
		const origin = readResult(quizIn(locale), answers).originOf(brightest);
		await expect(panel.getByRole("list").first().getByRole("listitem")).toHaveCount(origin.answers.length);
		await expectAccessible(page);

		const [held] = origin.answers;
		const number = 1 + quizIn(locale).questions.findIndex(({ id }) => id === held?.questionId);
		const slit = panel.locator("button[aria-pressed]").nth(number - 1);
		await slit.focus();
		await page.keyboard.press("Space");
		await expect(slit).toHaveAttribute("aria-pressed", "true");
		const outcome = tryOut(quizIn(locale), answers, { held: [held?.questionId ?? ""], replaced: {} });
		await expect(topCareerTitles(page)).toHaveText(titlesOf(topResults(outcome.score).topCareers));
		await expect(panel.getByRole("status")).not.toBeEmpty();
		await expectAccessible(page);
		expect(await readSession(page, "quizResults")).toEqual(resultsOf(answers));

		await page.keyboard.press("Escape");
		await expect(slit).toHaveAttribute("aria-pressed", "false");
		await expect(topCareerTitles(page)).toHaveText(titlesOf(resultsOf(answers).topCareers));
	});

test("what if: an answer changed in place is kept only on request", async ({ page }) => {
	await putFinishedQuiz(page, answers);
	await open(page, "/results");
	const question = quizIn("en").questions.find(({ multiSelect }) => !multiSelect);
	const other = question?.options[3];
	if (!question || !other) throw new Error("the quiz asks no single choice");
	const changed = { ...answers, [question.id]: [other.id] };
	await page.getByRole("toolbar").getByRole("button").first().click();
	await page.getByRole("button", { name: question.text }).click();
	await page.getByRole("button", { name: other.text, exact: true }).click();
	const titles = resultsOf(changed).topCareers.map((id) => careerIn("en", id as CareerId).title);
	await expect(topCareerTitles(page)).toHaveText(titles);
	expect(await readSession(page, "quizResults")).toEqual(resultsOf(answers));
	await page.getByRole("button", { name: "Keep this as a new result" }).click();
	await expect(page.getByText("This is your new result")).toBeVisible();
	expect(await readSession(page, "quizResults")).toEqual(resultsOf(changed));
	await expect(page.getByRole("region", { name: "Trying out" })).toHaveCount(0);
	await expect(topCareerTitles(page)).toHaveText(titles);
});

for (const locale of journeyLanguages("fr"))
	test(`what if: a dark line offers an answer that lights it, and the bar says what changes (${locale})`, {
		tag: "@phone",
	}, async ({ page }) => {
		const { common, results } = messagesOf(locale);
		// One field for every answer, so that others stay dark.
		const narrow = Object.fromEntries(
			quizIn(locale).questions.map(({ id, options }) => [
				id,
				[
					options.find(({ careerCategories }) => careerCategories.includes("space"))?.id ??
						options[0]?.id ??
						"",
				],
			]),
		);
		const counted = new Set(scoreAnswers(quizIn(locale), narrow).categories.map(({ id }) => id));
		const dark = spectrum.find(({ key }) => !counted.has(key))?.key;
		if (!dark) throw new Error("every line is lit");
		await putFinishedQuiz(page, narrow);
		await open(page, pathIn(locale, "/results"));
		await page.locator(`[role=toolbar] [data-line=${dark}]`).click();
		const name = common.categories[dark];
		const panel = page.getByRole("region", { name, exact: true });
		await expect(panel.getByText(results.lit.count_zero)).toBeVisible();
		await expect(panel.getByRole("heading")).toHaveText([name]);
		await panel.getByRole("button", { name: results.lit.try, exact: true }).click();
		const bar = page.getByRole("region", { name: results.trial.label });
		await expect(bar).toContainText(results.whatIf.effect.lights.replace("{{field}}", name));
		// The band stays in view above the answers that are tried.
		await expect(page.getByRole("toolbar", { name: results.band.label })).toBeInViewport();
		await expect(panel.getByRole("heading")).toHaveText([name, results.lit.careers]);
		await expectAccessible(page);
		const back = panel.getByRole("button", { name: results.whatIf.putBack, exact: true }).first();
		await expect(back).toBeFocused();
		await back.click();
		await expect(bar).toHaveCount(0);
	});

test("what if: a shared result can be tried out and not kept", async ({ page }) => {
	await open(page, `/results#${encodeResultCode(quizIn("en"), answers)}`);
	await page.getByRole("toolbar").getByRole("button").nth(7).click();
	await page.locator("#what-lit").waitFor();
	const [first] = quizIn("en").questions;
	await page.getByRole("button", { name: first?.text ?? "" }).click();
	await expect(page.getByRole("button", { name: "Back to the real result" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Keep this as a new result" })).toHaveCount(0);
});

test("category breakdown: answers without contrast are called not clear yet, and no reasons are open @long", async ({
	page,
}) => {
	// All options of multi-select questions, and alternating options of the others.
	const flat = Object.fromEntries(
		quizIn("en").questions.map(({ id, multiSelect, options }, number) => [
			id,
			options
				.filter((_, index) => multiSelect || index === number % options.length)
				.map((option) => option.id),
		]),
	);
	await putFinishedQuiz(page, flat);
	await open(page, "/results");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This spectrum is not very clear yet.");
	await expect(
		page.getByRole("region", { name: "Five careers to start from" }).locator("details[open]"),
	).toHaveCount(0);
	await expectAccessible(page);
});
