import { fillIn } from "../../../src/content/messages/mail.ts";
import { ratedPerGroup, ratingGroups } from "../../../src/domain/quiz/blind-rating.ts";
import { putStorage, readSession } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { answersAt } from "../support/quiz-answers.ts";
import { quietNotice } from "../support/simulation.ts";

const careers = ratingGroups.length * ratedPerGroup;

test.use({ expectedErrors: /ERR_FAILED/ });

for (const locale of journeyLanguages("fr")) {
	const { evidence, quiz, rating, results } = messagesOf(locale);

	test(`blind rating (${locale}): six careers are rated before the results, and only counts are sent`, async ({
		page,
	}) => {
		const sent: unknown[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST" && request.url().endsWith("/blind-ratings"))
				sent.push(request.postDataJSON());
		});
		await putStorage(page, { session: { quizAnswers: JSON.stringify(answersAt()) } });
		await open(page, pathIn(locale, "/quiz?question=16"));
		const opts = page.getByRole("checkbox", { name: quiz.rateFirst });
		await expect(opts).not.toBeChecked();
		await opts.check();
		await page.getByRole("button", { name: quiz.seeResults }).click();
		await expect(page.getByRole("heading", { level: 1, name: rating.title })).toBeVisible();
		await expect(page.getByText(results.careers.titleFive)).toHaveCount(0);
		const rows = page.getByRole("group").filter({ has: page.getByRole("radio") });
		await expect(rows).toHaveCount(careers);
		await expectAccessibleInBothThemes(page);

		await rows.nth(0).getByRole("radio", { name: rating.verdicts.appeals }).focus();
		await page.keyboard.press("Space");
		await page.getByRole("button", { name: rating.send }).click();
		await expect(page.getByText(fillIn(rating.missing_other, { count: String(careers - 1) }))).toBeVisible();
		for (let index = 1; index < careers; index += 1)
			await rows.nth(index).getByRole("radio", { name: rating.verdicts.does_not_appeal }).check();
		await page.getByRole("button", { name: rating.send }).click();
		await expect(quietNotice(page).getByText(rating.sent)).toBeVisible();
		await expect(page).toHaveURL(pathIn(locale, "/results"));
		await expect(page.getByRole("heading", { name: results.careers.titleFive })).toBeVisible();
		expect(sent).toHaveLength(1);
		expect(JSON.stringify(sent[0])).not.toMatch(/ecologist|careerId|answers/);
		expect(await readSession(page, "quizAnswers")).not.toBeNull();

		await open(page, pathIn(locale, "/evidence#ratings"));
		await expect(page.getByRole("heading", { name: evidence.ratings.title })).toBeVisible();
		await expect(page.getByText(evidence.ratings.text)).toBeVisible();
	});

	test(`blind rating (${locale}): a student who declines, or has no network, sees the results at once @long`, async ({
		page,
	}) => {
		await putStorage(page, { session: { quizAnswers: JSON.stringify(answersAt()) } });
		for (const isSent of [false, true]) {
			await open(page, pathIn(locale, "/quiz?question=16"));
			await page.getByRole("checkbox", { name: quiz.rateFirst }).check();
			await page.getByRole("button", { name: quiz.seeResults }).click();
			await expect(page.getByRole("heading", { level: 1, name: rating.title })).toBeVisible();
			if (isSent) {
				for (const radio of await page.getByRole("radio", { name: rating.verdicts.cannot_say }).all())
					await radio.check();
				await page.route("**/api/quiz/blind-ratings", (route) => route.abort());
			}
			await page.getByRole("button", { name: isSent ? rating.send : rating.skip }).click();
			await expect(page.getByRole("heading", { name: results.careers.titleFive })).toBeVisible();
			await expect(quietNotice(page).getByText(rating.unsent)).toHaveCount(isSent ? 1 : 0);
		}
	});
}
