import type { APIRequestContext, Page } from "@playwright/test";
import { currentQuestionnaire } from "../../../src/content/quiz/index.ts";
import { personasOf } from "../../../src/content/quiz/personas-of.ts";
import type { QuizAnswers } from "../../../src/domain/quiz/questionnaire.ts";
import { scoreAnswers } from "../../../src/domain/quiz/score.ts";
import { answeredOnce, benchOf, gameOf, openGame, setToLastEvidence } from "../support/laboratory.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { putFinishedQuiz } from "../support/quiz-answers.ts";

const locale = "en";
const words = messagesOf(locale);

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });

const save = async (page: Page, name: string): Promise<void> => {
	await page.waitForLoadState("networkidle");
	await page.screenshot({ path: `docs/images/${name}.png`, animations: "disabled" });
};

/** The answers of the invented students with whom the questionnaire is audited. */
const students: readonly QuizAnswers[] = personasOf(currentQuestionnaire.version).map(
	({ answers }) => answers,
);

test("the README shows the results of an invented student", async ({ page }) => {
	await putFinishedQuiz(page, students[0] ?? {});
	await open(page, pathIn(locale, "/results"));
	await save(page, "results");
});

test("the README shows an instrument of the laboratory", async ({ page }) => {
	const dialog = await openGame(page, locale, gameOf("roller-coaster"));
	const bench = await benchOf(dialog, locale, "hill");
	await setToLastEvidence(bench, locale, "hill");
	await answeredOnce(bench, locale);
	await save(page, "laboratory");
});

test("the README shows the live view of a class of fifteen", async ({ page, context }) => {
	await page.setViewportSize({ width: 1600, height: 900 });
	await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
	await open(page, pathIn(locale, "/dashboard"));
	await page.getByLabel(words.classes.create.name).fill("Year 10");
	await page.getByRole("button", { name: words.classes.create.submit }).click();
	const code = await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
	for (const answers of students.filter((_, index) => index % 2 === 0).slice(0, 15))
		await joinAndSend(context.request, code, answers);
	await page.getByRole("button", { name: words.classes.page.project }).click();
	const view = page.getByRole("dialog", { name: words.classes.light.label });
	// The buttons of the wall leave while the pointer rests.
	const buttons = view.getByRole("button", { name: words.classes.light.alone }).locator("..");
	await expect(buttons).toHaveCSS("opacity", "0", { timeout: 20_000 });
	await save(page, "class");
});

async function joinAndSend(request: APIRequestContext, code: string, answers: QuizAnswers): Promise<void> {
	const joined = await request.post("/api/class-memberships", { headers: fromOwnPage, data: { code } });
	const { token } = (await joined.json()) as { token: string };
	const { careers, categories } = scoreAnswers(currentQuestionnaire, answers);
	await request.post("/api/class-memberships/result", {
		headers: fromOwnPage,
		data: {
			token,
			result: {
				categories: categories.map(({ id, count }) => ({ category: id, count })),
				careers: careers.slice(0, 5).map(({ id }) => id),
			},
		},
	});
}
