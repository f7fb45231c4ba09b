import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { putStorage, readLocal } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { enrol, logIn, sendForm, somebody, typeSignUp } from "../support/people.ts";
import { sheet } from "../support/quiz-sheets.ts";
import { quietNotice } from "../support/simulation.ts";

const takeQuiz = async (page: Page, locale: Locale): Promise<void> => {
	const { quiz, results } = messagesOf(locale);
	await open(page, pathIn(locale, "/quiz"));
	for (let number = 1; number <= 16; number += 1) {
		await expect(
			page.getByText(fillIn(quiz.questionOf, { number: String(number), total: "16" })),
		).toBeVisible();
		await page.keyboard.press("1");
		await page.keyboard.press("Enter");
	}
	await expect(page.getByText(results.save.title)).toBeVisible();
};

const playGame = async (page: Page, locale: Locale): Promise<void> => {
	const { quest } = messagesOf(locale);
	await open(page, pathIn(locale, "/career-quest"));
	await page
		.getByRole("button", { name: new RegExp(`^${fillIn(quest.game.playNamed, { title: "" }).trim()}`) })
		.first()
		.click();
	const dialog = page.getByRole("dialog");
	for (const forward of [quest.play.next, quest.play.finish]) {
		await dialog.getByRole("radio").first().check();
		await dialog.getByRole("button", { name: quest.play.check }).click();
		await dialog.getByRole("button", { name: forward, exact: true }).click();
	}
	await expect(quietNotice(page).getByText(quest.finished.toast)).toBeVisible();
};

const saveCareer = async (page: Page, locale: Locale, title: string): Promise<void> => {
	await open(page, pathIn(locale, "/explore"));
	const bookmark = page.getByRole("button", {
		name: fillIn(messagesOf(locale).common.card.saveNamed, { title }),
		exact: true,
	});
	await bookmark.click();
	await expect(bookmark).toHaveAttribute("aria-pressed", "true");
};

for (const locale of ["en", "fr"] as const) {
	const { guest, dashboard, results } = messagesOf(locale);
	const { title } = careerIn(locale, "ecologist");
	const dialog = (page: Page) => page.getByRole("dialog", { name: guest.title });
	const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

	const expectOwnWork = async (page: Page): Promise<void> => {
		await expect(
			section(page, dashboard.student.savedTitle).getByRole("link", { name: title }),
		).toBeVisible();
		await expect(section(page, dashboard.student.attempts).getByRole("listitem")).toHaveCount(1);
		await expect(section(page, dashboard.student.activities).getByRole("listitem")).toHaveCount(3);
		await expect(page.getByText(dashboard.sample.student)).toHaveCount(0);
	};

	test(`guest (${locale}): quiz, game and saved career move to the account, and are there on another device`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const asked: string[] = [];
		page.on("request", (request) => {
			const path = new URL(request.url()).pathname;
			if (path.startsWith("/api/")) asked.push(`${request.method()} ${path}`);
		});
		await saveCareer(page, locale, title);
		await playGame(page, locale);
		await takeQuiz(page, locale);
		expect(new Set(asked), "what the server was told of a guest").toEqual(
			new Set(["GET /api/account/session"]),
		);
		expect(JSON.parse((await readLocal(page, "guest")) ?? "null")).toMatchObject({
			version: 1,
			attempts: [{ questionnaireVersion: 1 }],
			saved: ["ecologist"],
			completions: [{}],
		});
		await expectAccessible(page);

		await page.getByRole("link", { name: results.save.action }).click();
		const person = somebody();
		await typeSignUp(page, locale, person, { ageBand: "18plus" });
		await sendForm(page, locale, "signup");
		await expect(dialog(page)).toBeVisible();
		await expect(page).toHaveURL(pathIn(locale, "/results"));
		for (const words of [guest.attempts_one, guest.saved_one, guest.completions_one])
			await expect(dialog(page)).toContainText(fillIn(words, { count: "1" }));
		await expect(dialog(page).getByRole("button", { name: guest.yes })).toBeFocused();
		await expectAccessible(page);
		await dialog(page).getByRole("button", { name: guest.yes }).click();
		await expect(quietNotice(page).getByText(guest.moved)).toBeVisible();
		await expect(dialog(page)).toHaveCount(0);
		expect(await readLocal(page, "guest")).toBeNull();
		await open(page, pathIn(locale, "/dashboard"));
		await expectOwnWork(page);
		await expectAccessible(page);

		const elsewhere = await browser.newContext();
		const other = await elsewhere.newPage();
		await logIn(other, locale, person);
		await expectOwnWork(other);
		await expect(dialog(other)).toHaveCount(0);
		await elsewhere.close();

		const stranger = await browser.newContext();
		await enrol(stranger.request, somebody("Eve"));
		const strange = await stranger.newPage();
		await open(strange, pathIn(locale, "/dashboard"));
		await expect(strange.getByText(dashboard.student.noInterests)).toBeVisible();
		for (const words of [
			dashboard.student.noSaved,
			dashboard.student.noAttempts,
			dashboard.student.noActivities,
		])
			await expect(strange.getByText(words)).toBeVisible();
		await stranger.close();
	});

	test(`guest (${locale}): work that is somebody else's is removed, and no account gets it`, async ({
		page,
		context,
	}) => {
		await putStorage(page, {
			local: {
				guest: JSON.stringify({
					version: 1,
					mergeId: "0b0f8f43-6c1f-4f0e-9a35-0d4a3f3f2b11",
					attempts: [{ completedAt: "2025-05-09T10:00:00.000Z", questionnaireVersion: 1, answers: sheet() }],
					saved: ["ecologist", "geologist"],
					completions: [],
				}),
			},
		});
		await enrol(context.request, somebody());
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
}
