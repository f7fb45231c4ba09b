import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";

for (const locale of journeyLanguages("fr"))
	test(`evidence: it begins with the light of every career, one's own five brightest, and the figures unfold (${locale})`, {
		tag: "@sizes",
	}, async ({ page }) => {
		const { evidence } = messagesOf(locale);
		await open(page, pathIn(locale, "/evidence"));
		const light = page.getByRole("figure").first();
		await expect(light.locator("[data-line]")).toHaveCount(35);
		await expect(light).toBeInViewport();
		await expect(page.getByText(evidence.light.own)).toHaveCount(0);
		const figures = page.getByRole("list", { name: evidence.exposure.picture });
		await expect(figures).toBeHidden();
		await page.locator("summary").first().click();
		await expect(figures.getByRole("listitem")).toHaveCount(35);
		await expectAccessibleInBothThemes(page);

		await putFinishedQuiz(page, answersAt());
		await open(page, pathIn(locale, "/evidence"));
		await expect(page.getByText(evidence.light.own)).toBeVisible();
		await expect(light.locator("[data-line].opacity-35")).toHaveCount(30);
	});
