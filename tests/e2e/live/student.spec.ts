import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { questGames } from "../../../src/content/quest/quest.ts";
import { careersKept } from "../../../src/domain/quiz/score.ts";
import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { topCareerTitles } from "../support/quiz-answers.ts";
import { playGame, saveCareer, takeQuiz } from "../support/student-work.ts";

const [firstGame] = questGames;

for (const locale of journeyLanguages("fr")) {
	const { common, compare, dashboard, quest, results } = messagesOf(locale);

	test(`compare (${locale}): a comparison of nothing offers the saved careers to choose from`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson(), { locale });
		const ids = ["ecologist", "geologist", "physicist"] as const;
		for (const id of ids) await context.request.put(`/api/saved-careers/${id}`, { headers: fromOwnPage });
		await open(page, pathIn(locale, "/compare"));
		const submit = page.getByRole("button", { name: compare.saved.submit });
		await expect(page.getByRole("checkbox")).toHaveCount(ids.length);
		await expect(submit).toBeDisabled();
		for (const id of ["ecologist", "physicist"] as const)
			await page.getByLabel(careerIn(locale, id).title, { exact: true }).check();
		await expectAccessibleInBothThemes(page);
		await submit.click();
		await expect(page.getByRole("columnheader")).toHaveCount(2);
		await expect(page).toHaveURL(/careers=(ecologist|physicist)(,|%2C)(ecologist|physicist)$/);
	});
	const { title } = careerIn(locale, "ecologist");

	/** Expects this next thing on the dashboard. */
	const expectNext = async (page: Page, kind: "quiz" | "case"): Promise<void> => {
		await open(page, pathIn(locale, "/dashboard"));
		await expect(page.locator("[data-next]")).toHaveAttribute("data-next", kind);
	};

	test(`student (${locale}): bookmark, game and quiz are kept, and the dashboard proposes what is next`, async ({
		page,
		context,
	}) => {
		test.slow();
		await enrol(context.request, newPerson(), { locale });
		await expectNext(page, "quiz");

		// A beginner's quest has one measure: no locks, no bars at zero.
		await open(page, pathIn(locale, "/career-quest"));
		await expect(page.getByText(fillIn(quest.understood, { understood: "0", total: "15" }))).toBeVisible();
		await expect(page.getByRole("region", { name: quest.badges.title })).toHaveCount(0);
		await expect(page.getByRole("progressbar")).toHaveCount(0);

		await saveCareer(page, locale, "ecologist");
		const elsewhere = await context.newPage();
		await open(elsewhere, pathIn(locale, "/career/ecologist"));
		const bookmark = elsewhere.getByRole("button", { name: common.card.saved, exact: true });
		await expect(bookmark).toHaveAttribute("aria-pressed", "true");
		await expectAccessibleInBothThemes(elsewhere);
		await bookmark.click();
		// The tab with the cards updates.
		await expect(page.getByRole("button", { pressed: true, name: title })).toHaveCount(0);
		await elsewhere.getByRole("button", { name: common.card.save, exact: true }).click();
		await expect(page.getByRole("button", { pressed: true, name: title })).toHaveCount(1);
		await elsewhere.close();
		await expectNext(page, "quiz");

		const reported = page.waitForRequest("**/api/quest/completions");
		await playGame(page, locale, 1);
		expect(Object.keys((await reported).postDataJSON()).sort()).toEqual(["answers", "gameId", "zone"]);
		await page.getByRole("dialog").getByRole("button", { name: quest.finished.continue }).click();
		const figures = section(page, quest.stats.title).getByRole("definition");
		await expect(figures.first()).toHaveText(String(firstGame?.xp));
		await expect(figures.nth(2)).toHaveText("1");

		await takeQuiz(page, locale);
		await expectNext(page, "case");
		await expect(page.getByRole("tab")).toHaveCount(0);
		const notebook = section(page, dashboard.own.notebook.title);
		await expect(notebook.getByRole("listitem")).toHaveCount(3);
		await page.getByRole("button", { name: dashboard.own.month.write }).click();
		await page.getByLabel(dashboard.own.month.label).fill("Mud, but outside.");
		await page.keyboard.press("Enter");
		await expect(notebook.getByText("Mud, but outside.")).toBeVisible();
		await expect(page.getByText(dashboard.sample.student)).toHaveCount(0);
		await expectAccessibleInBothThemes(page);

		// Another device of the same account has no answers: the kept attempt opens there, directly and from its row.
		const device = await context.newPage();
		await open(device, pathIn(locale, "/results"));
		await expect(device.getByRole("toolbar", { name: results.band.label })).toBeVisible();
		const careers = topCareerTitles(device);
		await expect(careers).toHaveCount(careersKept);
		const titles = await careers.allTextContents();
		await open(device, pathIn(locale, "/dashboard"));
		await section(device, dashboard.own.notebook.title)
			.getByRole("link", { name: dashboard.own.notebook.quiz, exact: true })
			.click();
		await expect(device).toHaveURL(/\/results\?attempt=/);
		await expect(careers).toHaveText(titles);
		await expectAccessibleInBothThemes(device);
	});
}

test("student: the server counts a game once, and only when every question is answered", async ({
	request,
}) => {
	await enrol(request, newPerson());
	const report = async (answers: readonly number[]) =>
		request.post("/api/quest/completions", {
			headers: fromOwnPage,
			data: { gameId: firstGame?.id, answers, xp: 9000, score: 9000 },
		});
	const answers = firstGame?.correctAnswers ?? [];
	for (const wrong of [[], answers.slice(1), [...answers, 0], answers.map(() => 4), answers.map(() => 0.5)]) {
		const refused = await report(wrong);
		expect(refused.status()).toBe(422);
		expect(await refused.json()).toMatchObject({ code: "quest.answers_incomplete" });
	}
	expect(await (await report(answers)).json()).toEqual({ xp: firstGame?.xp });
	expect(await (await report(answers)).json()).toEqual({ xp: 0 });
	const { stats } = await (await request.get("/api/quest")).json();
	expect(stats).toMatchObject({ xp: firstGame?.xp, completedGames: 1, streak: 1 });
});
