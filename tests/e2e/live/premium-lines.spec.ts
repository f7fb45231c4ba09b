import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { enrolWithQuizzes } from "../support/members.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { fromOwnPage } from "../support/people.ts";

// The browser logs refused requests; 409: another account signed in while the tab belonged to the one before.
test.use({ expectedErrors: /status of (401|402|403|409)|ERR_FAILED/ });

/** Records the page's requests from now on. */
const asked = (page: Page): string[] => {
	const paths: string[] = [];
	page.on("request", (request) => paths.push(new URL(request.url()).pathname));
	return paths;
};

const quizzes = 4;
const kept = 3;

for (const locale of journeyLanguages("fr")) {
	const { common, comparison, contact, dashboard, recommendations, resources, problems } = messagesOf(locale);

	test(`premium (${locale}): members see every quiz as a picture and a table; others see the last three and the offer`, async ({
		page,
		context,
	}) => {
		await enrolWithQuizzes(context.request, { quizzes, isPremium: true });
		await open(page, pathIn(locale, "/dashboard"));
		await page.getByRole("link", { name: dashboard.student.compare }).click();
		await expect(page).toHaveURL(pathIn(locale, "/dashboard/quizzes"));
		await expect(page.getByText(comparison.lead)).toBeVisible();
		await expect(page.getByRole("img", { name: /14|13|12/ })).toBeVisible();
		await page.getByText(comparison.showTable).click();
		// One more column: the first holds the row headings.
		for (const caption of [comparison.tableCaption, comparison.careersCaption])
			await expect(page.getByRole("table", { name: caption }).getByRole("columnheader")).toHaveCount(
				quizzes + 1,
			);
		await expectAccessibleInBothThemes(page);

		await context.clearCookies();
		await enrolWithQuizzes(context.request, { quizzes, isPremium: false });
		const paths = asked(page);
		await open(page, pathIn(locale, "/dashboard/quizzes"));
		await expect(page.getByRole("region", { name: comparison.kept }).getByRole("listitem")).toHaveCount(kept);
		await expect(page.getByText(comparison.leadFree)).toBeVisible();
		await expect(page.getByRole("img", { name: dashboard.own.stream, exact: true })).toBeVisible();
		await expect(page.getByText(comparison.premium)).toBeVisible();
		await expect(page.getByRole("table")).toHaveCount(0);
		expect(paths).toContain("/api/subscription");
		expect(paths, "the plan is known: nothing is asked that would be refused").not.toContain(
			"/api/quiz/comparison",
		);
		await expectAccessibleInBothThemes(page);

		await context.clearCookies();
		await open(page, pathIn(locale, "/dashboard/quizzes"));
		await expect(page).toHaveURL(`${pathIn(locale, "/login")}?returnTo=/dashboard/quizzes`);
	});

	test(`premium (${locale}): members see recommendations with reasons; others see their sources @long`, async ({
		page,
		context,
	}) => {
		await enrolWithQuizzes(context.request, { quizzes: 1, isPremium: true });
		await context.request.put("/api/saved-careers/ecologist", { headers: fromOwnPage });
		await page.route("**/api/recommendations", (route) => route.abort());
		await open(page, pathIn(locale, "/dashboard/recommendations"));
		await expect(page.getByRole("main").getByRole("alert")).toContainText(dashboard.loadProblem.title);
		await page.unroute("**/api/recommendations");
		// The page retries automatically.
		const { title } = careerIn(locale, "ecologist");
		const close = fillIn(recommendations.reasons.like_saved, { title });
		await expect(page.getByRole("listitem").getByText(close).first()).toBeVisible();
		await expect(page.getByText(recommendations.reasons.quiz_career_one).first()).toBeVisible();
		await expectAccessibleInBothThemes(page);

		await context.clearCookies();
		await enrolWithQuizzes(context.request, { quizzes: 1, isPremium: false });
		const paths = asked(page);
		await open(page, pathIn(locale, "/dashboard/recommendations"));
		await expect(page.getByText(recommendations.leadFree)).toBeVisible();
		await expect(page.getByText(recommendations.premium)).toBeVisible();
		await expect(page.getByText(recommendations.reasons.quiz_career_one)).toHaveCount(0);
		expect(paths).toContain("/api/subscription");
		expect(paths, "the plan is known: nothing is asked that would be refused").not.toContain(
			"/api/recommendations",
		);
		await expectAccessibleInBothThemes(page);
	});

	test(`premium (${locale}): members read guides and have priority messages; others see titles and the reason`, async ({
		page,
		context,
	}) => {
		await enrolWithQuizzes(context.request, { quizzes: 0, isPremium: true });
		await open(page, pathIn(locale, "/resources"));
		await page.getByRole("link", { name: resources.inviteLink }).click();
		const list = page.getByRole("main").getByRole("listitem");
		await expect(list.getByRole("link").first()).toBeVisible();
		await expectAccessibleInBothThemes(page);
		const title = await list.getByRole("link").first().innerText();
		await list.getByRole("link").first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
		const text = page.url();
		await expectAccessibleInBothThemes(page);
		await open(page, pathIn(locale, "/contact"));
		await expect(page.getByText(contact.form.first)).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await open(page, pathIn(locale, "/resources/premium?text=none-such"));
		await expect(page.getByText(problems.resources.unknown)).toBeVisible();
		await open(page, pathIn(locale, "/resources/premium?text=talk-to-a-researcher"));
		await expect(page).toHaveURL(pathIn(locale, "/resources/talk-to-a-researcher"));

		await context.clearCookies();
		await enrolWithQuizzes(context.request, { quizzes: 0, isPremium: false });
		await open(page, text);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(page.getByText(resources.closed)).toBeVisible();
		await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
		await page.getByRole("link", { name: resources.backToList }).click();
		await expect(list.filter({ hasText: title })).toContainText(resources.closedWord);
		await expect(list.getByRole("link")).toHaveCount(0);
		await expectAccessibleInBothThemes(page);
		await open(page, pathIn(locale, "/contact"));
		await expect(page.getByRole("button", { name: contact.form.send, exact: true })).toBeVisible();
		await expect(page.getByText(contact.form.first)).toHaveCount(0);

		await context.clearCookies();
		await open(page, pathIn(locale, "/resources/premium"));
		await expect(page.getByText(resources.closedGuest)).toBeVisible();
		await expect(
			page.getByRole("main").getByRole("link", { name: common.navigation.login, exact: true }),
		).toBeVisible();
		await expectAccessibleInBothThemes(page);
	});
}
