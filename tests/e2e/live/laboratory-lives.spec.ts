import type { Locator } from "@playwright/test";
import { quest } from "../../../src/content/quest/quest.ts";
import { instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import { benchOf, type Game, openGame, optionAt, tryOut } from "../support/laboratory.ts";
import { expect, messagesOf, open, test } from "../support/page-test.ts";

const [plants] = quest.games;
const coaster = quest.games.find(({ id }) => id === "roller-coaster");
if (!plants || !coaster) throw new Error("The quest has no such games");

const { quest: words } = messagesOf("en");

test("laboratory: the first visit shows the first case, which works from the first touch on", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const first = page.getByRole("region", { name: words.firstCase.title });
	await expect(first.getByText(words.firstCase.waiting)).toBeVisible();
	const bench = first.getByRole("region", { name: "Two greenhouses of forty plants" });
	await page.keyboard.press("Tab");
	await bench.getByRole("button", { name: "Grow" }).click();
	await expect(bench.getByRole("list", { name: words.bench.runs })).toContainText("34 of 40 sick");
	await expect(page.getByRole("region", { name: words.stats.title })).toHaveCount(0);
	await first.getByRole("button", { name: words.firstCase.answer }).click();
	await expect(page.getByRole("dialog", { name: plants.title.en })).toBeVisible();
});

test("laboratory: missed questions come first; a badge is named; another go awards nothing more", async ({
	page,
}) => {
	const dialog = await openGame(page, "en", plants);
	const game: Game = plants;
	const playThrough = async (choose: (question: Game["questions"][number]) => number) => {
		for (const [place, question] of game.questions.entries()) {
			await optionAt(dialog, choose(question)).check();
			await dialog.getByRole("button", { name: words.play.check }).click();
			await dialog.getByRole("button", { name: place === 2 ? "Finish" : "Next", exact: true }).click();
		}
	};
	await playThrough(({ correctAnswer }) => (correctAnswer + 1) % 4);
	await expect(dialog.getByText("0 of 3: the other 3 are worth another look.")).toBeVisible();
	await expect(dialog.getByText("+50 XP")).toBeVisible();
	await expect(dialog.getByText("Badge earned: Eco Detective.")).toBeVisible();
	await expect(dialog.getByText("You reached level 3.")).toBeVisible();
	await dialog.getByRole("button", { name: words.finished.tryAgain }).click();
	await playThrough(({ correctAnswer }) => correctAnswer);
	await expect(dialog.getByText("Case solved: 3 of 3.")).toBeVisible();
	await expect(dialog.getByText(words.finished.nothingMore)).toBeVisible();
	await dialog.getByRole("button", { name: "Continue" }).click();
	await expect(
		page.getByRole("region", { name: words.stats.title }).getByRole("definition").first(),
	).toHaveText("50");
	await page.getByRole("button", { name: `Play again: ${plants.title.en}` }).click();
	await expect(dialog.getByText("Question 1 of 3")).toBeVisible();
});

test("laboratory: the roller coaster is built, run and answered by keyboard alone", async ({ page }) => {
	const dialog = await openGame(page, "en", coaster);
	const bench = await benchOf(dialog, "en", "hill");
	const summit = bench.getByRole("slider", { name: "Second summit" });
	await summit.focus();
	await page.keyboard.press("Home");
	await expect(summit).toHaveAttribute("aria-valuetext", "15\u00a0m");
	await page.keyboard.press("ArrowRight");
	await expect(summit).toHaveAttribute("aria-valuetext", "16\u00a0m");
	await page.keyboard.press("Enter");
	await expect(bench.getByRole("list", { name: words.bench.runs })).toContainText(
		"second summit 16 m: passed at",
	);
	await bench.getByRole("button", { name: "on", exact: true }).focus();
	await page.keyboard.press("ArrowLeft");
	await expect(bench.getByRole("button", { name: "off", exact: true })).toBeFocused();
	await expect(bench.getByRole("button", { name: "off", exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await optionAt(dialog, 2).focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	const replay = dialog.getByRole("region", { name: words.replay.title });
	await expect(replay.getByText(words.replay.against)).toBeVisible();
	await expect(replay.getByText(words.replay.fits)).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Next" })).toBeFocused();
});

test("laboratory: a game goes on without a network, and counts once", async ({ page, context }) => {
	const dialog = await openGame(page, "en", coaster);
	await benchOf(dialog, "en", "hill");
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await optionAt(dialog, 1).check();
	await dialog.getByRole("button", { name: words.play.check }).click();
	await dialog.getByRole("button", { name: "Next", exact: true }).click();
	// The next instrument is here already: it came with the game.
	await benchOf(dialog, "en", "loop");
	await optionAt(dialog, 3).check();
	await dialog.getByRole("button", { name: words.play.check }).click();
	await dialog.getByRole("button", { name: "Finish" }).click();
	await expect(dialog.getByText("+55 XP")).toBeVisible();
	await context.setOffline(false);
	await open(page, "/career-quest");
	await expect(
		page.getByRole("region", { name: words.stats.title }).getByRole("definition").first(),
	).toHaveText("55");
});

test("laboratory: a tab lost in the middle of a game costs nothing earned, and two tabs count a game once", async ({
	page,
	context,
}) => {
	const answer = async (dialog: Locator, { questions }: Game, count: number) => {
		for (const [place, { correctAnswer }] of questions.slice(0, count).entries()) {
			await optionAt(dialog, correctAnswer).check();
			await dialog.getByRole("button", { name: words.play.check }).click();
			await dialog
				.getByRole("button", { name: place === questions.length - 1 ? "Finish" : "Next", exact: true })
				.click();
		}
	};
	await answer(await openGame(page, "en", coaster), coaster, 2);
	await expect(page.getByText("+55 XP")).toBeVisible();
	const lost = await context.newPage();
	await answer(await openGame(lost, "en", plants), plants, 2);
	await expect(lost.getByText("Question 3 of 3")).toBeVisible();
	await lost.close();
	const other = await context.newPage();
	const [here, there] = [await openGame(page, "en", plants), await openGame(other, "en", plants)];
	await answer(here, plants, 3);
	await answer(there, plants, 3);
	await expect(here.getByText("+50 XP")).toBeVisible();
	await expect(there.getByText(words.finished.nothingMore)).toBeVisible();
	await open(page, "/career-quest");
	await expect(
		page.getByRole("region", { name: words.stats.title }).getByRole("definition").first(),
	).toHaveText("105");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("laboratory: touched on a phone, options, Check and the close button stay in view", async ({
		page,
	}) => {
		const dialog = await openGame(page, "en", coaster);
		const bench = await benchOf(dialog, "en", "hill");
		for (const option of [0, 1, 2, 3]) await expect(optionAt(dialog, option)).toBeInViewport();
		await expect(dialog.getByRole("button", { name: words.play.check })).toBeInViewport({ ratio: 1 });
		await tryOut(bench, "en", "hill", (target) => target.tap());
		await expect(dialog.getByRole("button", { name: "Close", exact: true }).first()).toBeInViewport({
			ratio: 1,
		});
		await optionAt(dialog, 1).tap();
		await dialog.getByRole("button", { name: words.play.check }).tap();
		await expect(dialog.getByRole("button", { name: "Next" })).toBeInViewport({ ratio: 1 });
		await expect(dialog.getByRole("button", { name: "Close", exact: true }).first()).toBeInViewport({
			ratio: 1,
		});
	});
});

test.describe("on the smallest screen", () => {
	test.use({ viewport: { width: 320, height: 256 } });

	test("laboratory: at 320 px and 400 % zoom nothing is cut off sideways", async ({ page }) => {
		for (const game of quest.games) {
			const dialog = await openGame(page, "en", game);
			await benchOf(dialog, "en", instrumentsOf[game.id][0]);
			expect(
				await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
				game.id,
			).toBeLessThanOrEqual(0);
		}
	});
});
