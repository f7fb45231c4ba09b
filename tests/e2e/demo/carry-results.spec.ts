import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import { encodeResultCode } from "../../../src/domain/quiz/result-code.ts";
import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { printedPages } from "../support/printed-pages.ts";
import { answersAt, putFinishedQuiz, quizIn, resultsOf, topCareerTitles } from "../support/quiz-answers.ts";

const answers = answersAt();
const code = encodeResultCode(quizIn("en"), answers);

for (const locale of journeyLanguages("fr"))
	test(`result code: a code typed from paper opens its results, and a wrong character is pointed out (${locale})`, async ({
		page,
	}) => {
		const { results: words, quiz } = messagesOf(locale);
		await open(page, pathIn(locale, "/quiz"));
		await page.getByRole("link", { name: quiz.codeEntry }).click();
		const field = page.getByLabel(words.code.label);
		const wrong = code.slice(0, -1) + (code.endsWith("Z") ? "Y" : "Z");
		await field.fill(wrong.toLowerCase());
		await page.getByRole("button", { name: words.code.open }).click();
		await expect(page.locator("mark").last()).toHaveText(wrong.slice(-1));
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(page);
		await field.fill(code.toLowerCase().replaceAll("-", " "));
		await field.press("Enter");
		await expect(page.getByText(words.shared.noteTitle)).toBeVisible();
		const titles = resultsOf(answers).topCareers.map((id) => careerIn(locale, id as CareerId).title);
		await expect(topCareerTitles(page)).toHaveText(titles);
	});

test("result code: the dialog for another device offers the code and a QR code", async ({ page }) => {
	await putFinishedQuiz(page, answers);
	await open(page, "/results");
	await page.getByRole("button", { name: "On another device" }).click();
	const dialog = page.getByRole("dialog", { name: "Open these results on another device" });
	await expect(dialog.getByText(code, { exact: true })).toBeVisible();
	await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
	await expectAccessible(page);
});

test("result code: the picture of the spectrum is saved in two shapes, without a name or a figure", async ({
	page,
}) => {
	await putFinishedQuiz(page, answers);
	await open(page, "/results");
	await page.getByRole("button", { name: "Share Results" }).click();
	const dialog = page.getByRole("dialog", { name: "Share these results" });
	await expect(dialog.getByRole("img", { name: /^Picture of this spectrum/ })).toBeInViewport();
	await expectAccessible(page);
	for (const [name, width, height] of [
		["Portrait", 1080, 1350],
		["Landscape", 1200, 630],
	] as const) {
		await dialog.getByRole("radio", { name }).check();
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			dialog.getByRole("button", { name: "Save" }).click(),
		]);
		const chunks: Buffer[] = [];
		for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
		const png = Buffer.concat(chunks);
		// The first chunk of a PNG contains width and height.
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
	}
});

test("result code: the results print on exactly two pages", async ({ page }) => {
	for (const [locale, place] of [
		["en", 0],
		["fr", 3],
	] as const) {
		await putFinishedQuiz(page, answersAt(place));
		await open(page, pathIn(locale, "/results"));
		await expect(page.locator("ol.columns-2")).toHaveCount(1);
		expect(await printedPages(page)).toBe(2);
	}
});
