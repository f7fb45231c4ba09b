import type { Page } from "@playwright/test";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { printedPages } from "../support/printed-pages.ts";
import { answersAt, putFinishedQuiz, quizIn } from "../support/quiz-answers.ts";

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 });

for (const locale of journeyLanguages("fr"))
	test(`counsellor: the paper holds what the student ticks, prints on two pages and is copied as text, in ${locale}`, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const { counsellor, results } = messagesOf(locale);
		const { sections } = counsellor;
		const questions = quizIn(locale).questions;
		const ruledOut = questions[3];
		await putFinishedQuiz(page, { ...answersAt(3), [ruledOut?.id ?? ""]: ["none"] });
		await open(page, pathIn(locale, "/results"));
		await page.getByRole("link", { name: results.actions.counsellor }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(counsellor.title);
		await expect(titles(page)).toHaveText([sections.standOut]);

		await page.getByRole("checkbox", { name: ruledOut?.text ?? "" }).check();
		await page.getByRole("checkbox", { name: counsellor.steps.suggested.openDay }).check();
		await page
			.getByLabel(counsellor.steps.day.replace("{{step}}", counsellor.steps.suggested.openDay))
			.fill("2027-02-06");
		await page.getByRole("checkbox", { name: counsellor.questions.suggested.help }).check();
		const own = "Is there a chemistry club near me?";
		await page.getByRole("textbox", { name: counsellor.questions.own }).fill(own);
		const paper = page.getByRole("article");
		await expect(titles(page)).toHaveText([
			sections.standOut,
			sections.ruledOut,
			sections.steps,
			sections.questions,
		]);
		await expect(paper).toContainText(ruledOut?.text ?? "");
		await expect(paper).toContainText("2027");
		await expectAccessibleInBothThemes(page);

		await page.reload();
		await expect(paper).toContainText(own);
		await page.getByRole("button", { name: counsellor.copy }).click();
		const text = await page.evaluate(() => navigator.clipboard.readText());
		expect(text).toContain(own);
		expect(text).toContain(counsellor.questions.suggested.help);
		expect(text).not.toContain(counsellor.questions.suggested.maths);
		expect(await printedPages(page)).toBeLessThanOrEqual(2);
	});

test("counsellor: a moment that a student answered with no can go on the paper", async ({ page }) => {
	const { career } = messagesOf("en");
	await putFinishedQuiz(page, answersAt(1));
	await open(page, "/career/ecologist");
	const moments = page.getByRole("region", { name: career.wouldYou.title });
	const text = await moments.locator("legend").first().innerText();
	await moments.getByRole("radio", { name: career.wouldYou.no, exact: true }).first().check();
	await open(page, "/results/counsellor");
	await page.getByRole("checkbox", { name: text }).check();
	const paper = page.getByRole("article");
	await expect(paper).toContainText(text);
	await expect(paper).toContainText("Ecologist: no");
});

test("counsellor: without a clipboard the text can be selected, and a fourth step waits for room", async ({
	page,
}) => {
	const { counsellor } = messagesOf("en");
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await putFinishedQuiz(page, answersAt(1));
	await open(page, "/results/counsellor");
	const step = (name: keyof typeof counsellor.steps.suggested) =>
		page.getByRole("checkbox", { name: counsellor.steps.suggested[name] });
	for (const name of ["person", "openDay", "subjects"] as const) await step(name).check();
	await expect(step("placement")).toBeDisabled();
	await step("person").uncheck();
	await step("placement").check();
	await page.getByRole("button", { name: counsellor.copy }).click();
	await expect(page.getByRole("textbox", { name: counsellor.text })).toBeFocused();
	await expect(page.getByRole("textbox", { name: counsellor.text })).toHaveValue(
		new RegExp(counsellor.steps.suggested.placement),
	);
});

test("counsellor: a visitor without results is sent to the quiz", async ({ page }) => {
	await open(page, "/results/counsellor");
	await expect(page).toHaveURL("/quiz");
});
