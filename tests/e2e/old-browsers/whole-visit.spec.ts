import { spectrum } from "../../../src/domain/careers/category.ts";
import { expect, messagesOf, open, test } from "../support/page-test.ts";
import { answerToTheEnd, play } from "../support/quest-board.ts";
import { topCareerTitles } from "../support/quiz-answers.ts";
import { paintedColour } from "../support/simulation.ts";
import { answerQuiz } from "../support/student-work.ts";

// Chromium 109 to 113 print this about an attribute that the polyfill reads.
test.use({ expectedErrors: /Found a 'popover' attribute/ });

test("an old browser answers the quiz, reads the results and a career, and plays a game", async ({
	page,
}) => {
	await open(page, "/");
	await expect(page.getByText(messagesOf("en").common.oldBrowser)).toBeHidden();
	await open(page, "/quiz");
	const option = page.getByRole("radio").or(page.getByRole("checkbox")).first();
	const unticked = await paintedColour(option, "background-color");
	await option.check();
	await expect.poll(() => paintedColour(option, "background-color")).not.toEqual(unticked);
	await option.uncheck();
	await answerQuiz(page, "en");
	await topCareerTitles(page).first().getByRole("button").click();
	const career = page.getByRole("main").locator('a[href^="/career/"]').first();
	const path = await career.getAttribute("href");
	await career.click();
	await expect(page).toHaveURL(path ?? "");
	await page.getByRole("link", { name: messagesOf("en").career.tabs.jobs, exact: true }).click();
	await expect(page.getByRole("heading", { name: messagesOf("en").career.outlook.title })).toBeVisible();
	await open(page, "/career-quest");
	await answerToTheEnd(await play(page, "Roller Coaster Designer"));
});

test("an old browser has the colours of both themes and of every field", async ({ page }) => {
	await open(page, "/explore");
	const paper = () => paintedColour(page.locator("body"), "background-color");
	expect(await paper()).toEqual([251, 250, 247]);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect.poll(paper).toEqual([15, 17, 23]);
	await page.getByRole("combobox", { name: messagesOf("en").common.theme.label }).selectOption("light");
	await expect.poll(paper).toEqual([251, 250, 247]);
	const colours = await page.evaluate(
		(keys) =>
			keys.map((key) => {
				const sample = document.createElement("p");
				sample.dataset.line = key;
				sample.style.color = "var(--color-line)";
				document.body.append(sample);
				return getComputedStyle(sample).color;
			}),
		spectrum.map(({ key }) => key),
	);
	expect(new Set(colours).size).toBe(spectrum.length);
});
