import type { Locator, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { quest } from "../../../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { isLongRun } from "../support/journey-languages.ts";
import {
	answeredOnce,
	benchOf,
	type Game,
	openGame,
	optionAt,
	runNamed,
	tabTo,
	tryOut,
} from "../support/laboratory.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";

/** The long form plays every game in both languages; the short form plays one game once, or none. */
const played = (game: Game["id"] | null, locale: Locale): (readonly [Game, Locale])[] =>
	quest.games.flatMap((each) =>
		(["en", "fr"] as const)
			.filter((language) => isLongRun || (each.id === game && language === locale))
			.map((language) => [each, language] as const),
	);

/** Runs an instrument by keys alone: by its button, or by its first slider or switch. */
const tryByKeys = async (page: Page, bench: Locator, locale: Locale, id: InstrumentId): Promise<void> => {
	const run = runNamed(bench, locale, id);
	if (run) {
		await tabTo(page, run, "Shift+Tab");
		await page.keyboard.press("Enter");
	} else {
		// A group of switches is one tab stop.
		await tabTo(page, bench.locator("input[type=range], [role=toolbar] [tabindex='0']").last(), "Shift+Tab");
		await page.keyboard.press("ArrowRight");
	}
	await answeredOnce(bench, locale);
};

const forwardOf = (game: Game, index: number, locale: Locale): string => {
	const { finish, next } = messagesOf(locale).quest.play;
	return index === game.questions.length - 1 ? finish : next;
};

for (const [game, locale] of played("green-chemistry", "fr")) {
	const { quest: words } = messagesOf(locale);
	test(`laboratory (${locale}): ${game.id} is solved by keyboard alone`, async ({ page }) => {
		test.slow();
		await open(page, pathIn(locale, "/career-quest"));
		await page
			.getByRole("button", {
				name: fillIn(words.game.playNamed, { title: game.title[locale] }),
				exact: true,
			})
			.focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: game.title[locale] });
		for (const [index, { correctAnswer }] of game.questions.entries()) {
			const id = instrumentsOf[game.id][index] as InstrumentId;
			await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
			await tryByKeys(page, await benchOf(dialog, locale, id), locale, id);
			const options = dialog.getByRole("radio");
			await tabTo(page, options.first(), "Tab");
			await page.keyboard.press("Space");
			for (let moves = 0; moves < 4; moves += 1)
				if (!(await optionAt(dialog, correctAnswer).isChecked())) await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Enter");
			await expect(
				dialog.getByRole("region", { name: words.replay.title }).getByText(words.replay.fits),
			).toBeVisible();
			await expect(
				dialog.getByRole("button", { name: forwardOf(game, index, locale), exact: true }),
			).toBeFocused();
			await page.keyboard.press("Enter");
		}
		await expect(dialog.getByRole("heading", { name: words.finished.title })).toBeFocused();
		await expect(
			dialog.getByText(fillIn(words.finished.solved, { total: String(game.questions.length) })),
		).toBeVisible();
		await tabTo(page, dialog.getByRole("button", { name: words.finished.continue }), "Tab");
		await page.keyboard.press("Enter");
		await expect(dialog).toHaveCount(0);
	});
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	for (const [game, locale] of played(null, "fr")) {
		const { quest: words } = messagesOf(locale);
		test(`laboratory (${locale}): ${game.id} is solved by touch`, async ({ page }) => {
			test.slow();
			const dialog = await openGame(page, locale, game, (target) => target.tap());
			for (const [index, { correctAnswer }] of game.questions.entries()) {
				const id = instrumentsOf[game.id][index] as InstrumentId;
				const bench = await benchOf(dialog, locale, id);
				await tryOut(bench, locale, id, (target) => target.tap());
				expect(
					await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
					id,
				).toBeLessThanOrEqual(0);
				await optionAt(dialog, correctAnswer).tap();
				await dialog.getByRole("button", { name: words.play.check }).tap();
				await expect(
					dialog.getByRole("region", { name: words.replay.title }).getByText(words.replay.fits),
				).toBeVisible();
				// A tap on the explanation in between avoids a double tap, which does not skip.
				await dialog.getByRole("status").first().tap();
				await dialog.getByRole("button", { name: forwardOf(game, index, locale), exact: true }).tap();
			}
			await expect(
				dialog.getByText(fillIn(words.finished.solved, { total: String(game.questions.length) })),
			).toBeVisible();
			await dialog.getByRole("button", { name: words.finished.continue }).tap();
			await expect(dialog).toHaveCount(0);
		});
	}
});
