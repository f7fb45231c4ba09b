import type { Locator, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { quest } from "../../../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { benchOf, gameOf, openGame, optionAt, tryOut } from "../support/laboratory.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	expectAccessibleInForcedColours,
	messagesOf,
	test,
} from "../support/page-test.ts";
import { setClock, stopClock } from "../support/simulation.ts";

/** Expects no finding of axe in either theme or in forced colours. */
const expectSound = async (page: Page): Promise<void> => {
	await expectAccessibleInBothThemes(page);
	await expectAccessibleInForcedColours(page);
};

// laboratory.spec.ts checks the main states; this file checks all of them, in the other language.
for (const [number, game] of (isLongRun ? quest.games : []).entries()) {
	const locale = number % 2 === 0 ? "fr" : "en";
	const { quest: words } = messagesOf(locale);
	const total = game.questions.length;
	const check = async (dialog: Locator, option: number) => {
		await optionAt(dialog, option).check();
		await dialog.getByRole("button", { name: words.play.check }).click();
		await expect(
			dialog.getByRole("region", { name: words.replay.title }).getByText(words.replay.fits),
		).toBeVisible();
	};
	const goOn = (dialog: Locator, index: number) =>
		dialog
			.getByRole("button", { name: index === total - 1 ? words.play.finish : words.play.next, exact: true })
			.click();
	for (const [question, { correctAnswer }] of game.questions.entries()) {
		const id = instrumentsOf[game.id][question] as InstrumentId;
		test(`laboratory (${locale}): ${id} is accessible before use, in use, checked right and wrong, and used again, in both themes and in forced colours`, async ({
			page,
		}) => {
			// Axe runs five times, in three appearances each.
			test.setTimeout(180_000);
			const dialog = await openGame(page, locale, game);
			for (let before = 0; before < question; before += 1) {
				await check(dialog, 0);
				await goOn(dialog, before);
			}
			const bench = await benchOf(dialog, locale, id);
			await expectSound(page);
			await tryOut(bench, locale, id, (target) => target.click());
			await bench.getByRole("button", { name: words.bench.table }).click();
			await optionAt(dialog, (correctAnswer + 1) % 4).check();
			await expectSound(page);
			await check(dialog, (correctAnswer + 1) % 4);
			await expectSound(page);
			await dialog.getByRole("button", { name: words.replay.tryIt }).click();
			await expectSound(page);
			await openGame(page, locale, game);
			for (let before = 0; before <= question; before += 1) {
				await check(dialog, game.questions[before]?.correctAnswer ?? 0);
				if (before < question) await goOn(dialog, before);
			}
			await expectSound(page);
		});
	}

	test(`laboratory (${locale}): the end of ${game.id} is accessible with everything missed and with everything solved, in both themes and in forced colours`, async ({
		page,
	}) => {
		test.setTimeout(120_000);
		const dialog = await openGame(page, locale, game);
		for (const [index, { correctAnswer }] of game.questions.entries()) {
			await check(dialog, (correctAnswer + 1) % 4);
			await goOn(dialog, index);
		}
		await expect(dialog.getByRole("heading", { name: words.finished.title })).toBeFocused();
		await expectSound(page);
		await dialog.getByRole("button", { name: words.finished.tryAgain }).click();
		for (const [index, { correctAnswer }] of game.questions.entries()) {
			await check(dialog, correctAnswer);
			await goOn(dialog, index);
		}
		await expect(dialog.getByText(fillIn(words.finished.solved, { total: String(total) }))).toBeVisible();
		await expectSound(page);
	});
}

if (isLongRun) {
	const coaster = gameOf("roller-coaster");
	const { quest: words } = messagesOf("en");
	const replayOf = (dialog: Locator) => dialog.getByRole("region", { name: words.replay.title });
	/** The energy of a ride is drawn only while it plays, and afterwards. */
	const energyIn = (world: Locator) => world.locator("svg path[stroke-dasharray='2 1.5']");

	test("laboratory: with reduced motion a wrong answer is explained by two still pictures side by side", async ({
		page,
	}) => {
		const dialog = await openGame(page, "en", coaster);
		await optionAt(dialog, 2).check();
		await dialog.getByRole("button", { name: words.play.check }).click();
		const worlds = replayOf(dialog).getByRole("figure");
		await expect(worlds).toHaveCount(2);
		await expect(energyIn(worlds)).toHaveCount(2);
		const [theirs, ours] = await Promise.all([worlds.first().boundingBox(), worlds.last().boundingBox()]);
		expect(theirs?.y).toBe(ours?.y);
		await expect(dialog.getByRole("button", { name: words.replay.skip })).toHaveCount(0);
	});

	test.describe("with motion", () => {
		test.use({ contextOptions: { reducedMotion: "no-preference" } });

		test("laboratory: a wrong answer is explained by an animation of its world, then of ours, which can be skipped and replayed", async ({
			page,
		}) => {
			await setClock(page, "2025-05-09T10:00:00+02:00");
			const dialog = await openGame(page, "en", coaster);
			await benchOf(dialog, "en", "hill");
			await optionAt(dialog, 2).check();
			await stopClock(page);
			await dialog.getByRole("button", { name: words.play.check }).click();
			const worlds = replayOf(dialog).getByRole("figure");
			const again = dialog.getByRole("button", { name: words.replay.again });
			for (const start of [async () => {}, () => again.click()]) {
				await start();
				await page.clock.runFor(1000);
				await expect(energyIn(worlds.first())).toHaveCount(1);
				await expect(energyIn(worlds.last())).toHaveCount(0);
				await page.clock.runFor(2000);
				await expect(energyIn(worlds.last())).toHaveCount(1);
				await dialog.getByRole("button", { name: words.replay.skip }).click();
				await expect(again).toBeVisible();
			}
			await expect(energyIn(worlds.first())).toHaveCount(1);
		});
	});
}
