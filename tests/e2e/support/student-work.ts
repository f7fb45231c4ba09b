import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { careerIn } from "./catalogue.ts";
import { optionAt } from "./laboratory.ts";
import { expect, messagesOf, open, pathIn } from "./page-test.ts";
import { quietNotice } from "./simulation.ts";

/** Answers the open quiz by keyboard, each question by the option of a digit, up to the heading of the results. */
export const answerQuiz = async (
	page: Page,
	locale: Locale,
	heading = messagesOf(locale).results.careers.titleFive,
	digit = "1",
): Promise<void> => {
	const { quiz } = messagesOf(locale);
	for (let number = 1; number <= 16; number += 1) {
		const place = fillIn(quiz.questionOf, { number: String(number), total: "16" });
		await expect(page.getByText(place)).toBeVisible();
		await page.keyboard.press(digit);
		await page.keyboard.press("Enter");
	}
	await expect(page.getByRole("heading", { name: heading })).toBeVisible();
};

/** Takes the quiz, always choosing the first option. */
export const takeQuiz = async (page: Page, locale: Locale): Promise<void> => {
	await open(page, pathIn(locale, "/quiz"));
	await answerQuiz(page, locale);
};

/** Plays the first uncompleted game of the quest, always choosing the option at one index. */
export const playGame = async (page: Page, locale: Locale, option = 0): Promise<void> => {
	const { quest } = messagesOf(locale);
	await open(page, pathIn(locale, "/career-quest"));
	// French has a no-break space there.
	const named = fillIn(quest.game.playNamed, { title: "" }).trim().replaceAll(/\s/g, "\\s");
	await page
		.getByRole("button", { name: new RegExp(`^${named}`) })
		.first()
		.click();
	const dialog = page.getByRole("dialog");
	const forward = dialog.getByRole("button", {
		name: new RegExp(`^(${quest.play.next}|${quest.play.finish})$`),
	});
	for (let isLast = false; !isLast; ) {
		// Options have a random order on the screen; their values do not change.
		await optionAt(dialog, option).check();
		await dialog.getByRole("button", { name: quest.play.check }).click();
		isLast = (await forward.textContent()) === quest.play.finish;
		await forward.click();
	}
	await expect(quietNotice(page).getByText(quest.finished.toast)).toBeVisible();
};

/** Saves a career by the bookmark on its card. */
export const saveCareer = async (page: Page, locale: Locale, careerId: CareerId): Promise<void> => {
	const { title } = careerIn(locale, careerId);
	await open(page, pathIn(locale, "/explore"));
	const bookmark = page.getByRole("button", {
		name: fillIn(messagesOf(locale).common.card.saveNamed, { title }),
		exact: true,
	});
	await bookmark.click();
	await expect(bookmark).toHaveAttribute("aria-pressed", "true");
};
