import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { questGames } from "../../../src/content/quest/quest.ts";
import { putStorage, readLocal, readLocalValue } from "../support/browser-storage.ts";
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
import { enrol, fromOwnPage, logIn, newPerson, sendForm, typeSignUp } from "../support/people.ts";
import { firstVersionAnswers, quizIn } from "../support/quiz-answers.ts";
import { quietNotice } from "../support/simulation.ts";
import { playGame, saveCareer, takeQuiz } from "../support/student-work.ts";

const [game] = questGames;

/** A guest's year-old data: a quiz of the first version, two saved careers, and a game with all answers right. */
const guestWork = () => ({
	version: 1,
	mergeId: randomUUID(),
	attempts: [
		{ completedAt: "2025-05-09T10:00:00.000Z", questionnaireVersion: 1, answers: firstVersionAnswers() },
	],
	saved: ["ecologist", "geologist"],
	completions: [
		{
			gameId: game?.id,
			answers: game?.correctAnswers,
			completedAt: "2025-05-09T10:30:00.000Z",
		},
	],
});

for (const locale of journeyLanguages("fr")) {
	const { guest, dashboard, results } = messagesOf(locale);
	const { title } = careerIn(locale, "ecologist");
	const dialog = (page: Page) => page.getByRole("dialog", { name: guest.title });

	const expectOwnWork = async (page: Page): Promise<void> => {
		const entries = section(page, dashboard.own.notebook.title).getByRole("listitem");
		await expect(entries).toHaveCount(3);
		await expect(entries.getByText(fillIn(dashboard.own.notebook.saved, { title }))).toBeVisible();
		await expect(page.getByText(dashboard.sample.student)).toHaveCount(0);
	};

	test(`guest (${locale}): quiz, game and saved career move to the account, and appear on another device`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const asked: string[] = [];
		page.on("request", (request) => {
			const path = new URL(request.url()).pathname;
			if (path.startsWith("/api/")) asked.push(`${request.method()} ${path}`);
		});
		await saveCareer(page, locale, "ecologist");
		await playGame(page, locale);
		await takeQuiz(page, locale);
		expect(new Set(asked), "requests about a guest").toEqual(new Set(["GET /api/account/session"]));
		expect(await readLocalValue(page, "guest")).toMatchObject({
			version: 1,
			attempts: [{ questionnaireVersion: quizIn("en").version }],
			saved: ["ecologist"],
			completions: [{}],
		});
		await expectAccessibleInBothThemes(page);

		await page.getByRole("link", { name: results.save.action }).click();
		const person = newPerson();
		await typeSignUp(page, locale, person, { ageBand: "18plus" });
		await sendForm(page, locale, "signup");
		await expect(page).toHaveURL(pathIn(locale, "/results"));
		await expect(quietNotice(page).getByText(guest.moved)).toBeVisible();
		await expect(dialog(page)).toHaveCount(0);
		expect(await readLocal(page, "guest")).toBeNull();
		await open(page, pathIn(locale, "/dashboard"));
		await expectOwnWork(page);
		await expectAccessibleInBothThemes(page);

		const elsewhere = await browser.newContext();
		const other = await elsewhere.newPage();
		await logIn(other, locale, person);
		await expectOwnWork(other);
		await expect(dialog(other)).toHaveCount(0);
		await elsewhere.close();

		const stranger = await browser.newContext();
		await enrol(stranger.request, newPerson("Eve"));
		const strange = await stranger.newPage();
		await open(strange, pathIn(locale, "/dashboard"));
		for (const words of [dashboard.own.none, dashboard.own.careers.none, dashboard.own.notebook.none])
			await expect(strange.getByText(words)).toBeVisible();
		await stranger.close();
	});

	test(`guest (${locale}): data offered to an account and left for another page leads to the question whose it is @long`, async ({
		page,
		context,
	}) => {
		await saveCareer(page, locale, "ecologist");
		await playGame(page, locale);
		await takeQuiz(page, locale);
		await page.getByRole("link", { name: results.save.action }).click();
		await expect(page).toHaveURL(/login/);
		// Another person logs in later in the same tab.
		const person = newPerson();
		await enrol(context.request, person);
		await context.clearCookies();
		await logIn(page, locale, person);
		for (const words of [guest.attempts_one, guest.saved_one, guest.completions_one])
			await expect(dialog(page)).toContainText(fillIn(words, { count: "1" }));
		await expect(dialog(page).getByRole("button", { name: guest.yes })).toBeFocused();
		await expectAccessibleInBothThemes(page);
		await dialog(page).getByRole("button", { name: guest.yes }).click();
		await expect(quietNotice(page).getByText(guest.moved)).toBeVisible();
		await expect(dialog(page)).toHaveCount(0);
		await open(page, pathIn(locale, "/dashboard"));
		await expectOwnWork(page);
	});

	test(`guest (${locale}): another person's data is removed, and no account gets it`, async ({
		page,
		context,
	}) => {
		await putStorage(page, { local: { guest: JSON.stringify(guestWork()) } });
		await enrol(context.request, newPerson());
		await open(page, pathIn(locale, "/explore"));
		await expect(dialog(page)).toContainText(fillIn(guest.saved_other, { count: "2" }));
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
		expect(await readLocal(page, "guest")).not.toBeNull();
		await page.reload();
		await dialog(page).getByRole("button", { name: guest.no }).click();
		await expect(quietNotice(page).getByText(guest.removed)).toBeVisible();
		expect(await readLocal(page, "guest")).toBeNull();
		const saved = await context.request.get("/api/saved-careers");
		expect(await saved.json()).toEqual({ saved: [] });
	});

	test(`guest (${locale}): two tabs that both confirm move the data once, to an account that has some already`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson());
		for (const careerId of ["geologist", "physicist"])
			await context.request.put(`/api/saved-careers/${careerId}`, { headers: fromOwnPage });
		await putStorage(page, { local: { guest: JSON.stringify(guestWork()) } });
		const tabs = [page, await context.newPage()];
		for (const tab of tabs) {
			await open(tab, pathIn(locale, "/about"));
			await expect(dialog(tab)).toBeVisible();
		}
		// Events at once, on buttons found before: the answer of one tab closes the dialog of the other.
		const buttons = await Promise.all(
			tabs.map((tab) => dialog(tab).getByRole("button", { name: guest.yes }).elementHandle()),
		);
		await Promise.all(buttons.map((button) => button?.dispatchEvent("click")));
		// A tab whose dialog closed before its click says nothing.
		const notices = tabs.map((tab) => quietNotice(tab).getByText(guest.moved));
		await expect
			.poll(async () => (await Promise.all(notices.map((notice) => notice.isVisible()))).includes(true))
			.toBe(true);
		for (const tab of tabs) await expect(dialog(tab)).toHaveCount(0);
		expect(await readLocal(page, "guest")).toBeNull();
		const kept = await (await context.request.get("/api/account/export")).json();
		expect(kept).toMatchObject({
			quizAttempts: [{ completedAt: "2025-05-09T10:00:00.000Z" }],
			questCompletions: [{ gameId: game?.id, completedAt: "2025-05-09T10:30:00.000Z" }],
		});
		expect(kept.savedCareers.map(({ careerId }: { careerId: string }) => careerId).sort()).toEqual([
			"ecologist",
			"geologist",
			"physicist",
		]);
	});
}
