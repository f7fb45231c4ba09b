import type { Locator } from "@playwright/test";
import { quest } from "../../../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { benchOf, type Game, gameOf, openGame, optionAt, tabTo, tryOut } from "../support/laboratory.ts";
import { expect, messagesOf, open, test } from "../support/page-test.ts";

const [plants, coaster] = [gameOf("plant-outbreak"), gameOf("roller-coaster")];

const { quest: words } = messagesOf("en");

/** The games with the longest words; the long form takes all. */
const wordiest = isLongRun ? quest.games : [plants];

/** The texts of controls that are less than 24 pixels high or wide. */
const smallTargets = (bench: Locator) =>
	bench
		.locator("button, input, a, svg .cursor-grab, svg .cursor-ns-resize, svg .cursor-ew-resize")
		.evaluateAll((all) =>
			all.flatMap((target) => {
				const { width, height } = target.getBoundingClientRect();
				return width < 24 || height < 24 ? [`${target.textContent} ${width} × ${height}`] : [];
			}),
		);

test("laboratory: the first visit offers the first case, whose instrument works at once", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const first = page.getByRole("region", { name: plants.hook.en });
	await expect(page.getByRole("region", { name: words.stats.title })).toHaveCount(0);
	await first.getByRole("button", { name: words.next.solve }).click();
	const dialog = page.getByRole("dialog", { name: plants.title.en });
	const bench = dialog.getByRole("region", { name: "Two greenhouses of forty plants" });
	await bench.getByRole("button", { name: "Grow" }).click();
	await expect(bench.getByRole("list", { name: words.bench.runs })).toContainText("34 of 40 sick");
});

test("laboratory: after missed questions the rest is offered first; level and badge follow understanding; XP counts once", async ({
	page,
}) => {
	const dialog = await openGame(page, "en", plants);
	const game: Game = plants;
	const playThrough = async (
		choose: (question: Game["questions"][number], index: number) => number,
		asked = [0, 1, 2],
	) => {
		for (const index of asked) {
			const question = game.questions[index];
			if (!question) continue;
			await optionAt(dialog, choose(question, index)).check();
			await dialog.getByRole("button", { name: words.play.check }).click();
			await dialog.getByRole("button", { name: index === 2 ? "Finish" : "Next", exact: true }).click();
		}
	};
	await playThrough(({ correctAnswer }) => (correctAnswer + 1) % 4);
	await expect(dialog.getByText("0 of 3: every question is worth another look.")).toBeVisible();
	await expect(dialog.getByText("+50 XP")).toBeVisible();
	await expect(dialog.getByText(/Badge earned|You reached level/)).toHaveCount(0);
	// Another try is the first action, after the close button.
	await expect(dialog.getByRole("button").nth(1)).toHaveText(words.finished.tryAgain);
	await dialog.getByRole("button", { name: words.finished.tryAgain }).click();
	await playThrough(({ correctAnswer }, index) => (index === 1 ? correctAnswer : (correctAnswer + 1) % 4));
	await expect(dialog.getByText("1 of 3: the other 2 are worth another look.")).toBeVisible();
	await expect(dialog.getByText(words.finished.nothingMore)).toBeVisible();
	await expect(dialog.getByText("+50 XP")).toHaveCount(0);
	await expect(dialog.getByText("You reached level 2.")).toBeVisible();
	// The rest alone is asked.
	await expect(dialog.getByRole("button").nth(1)).toHaveText("Try the other 2");
	await dialog.getByRole("button", { name: "Try the other 2" }).click();
	await expect(dialog.getByText("Question 1 of 2")).toBeVisible();
	await playThrough(({ correctAnswer }) => correctAnswer, [0, 2]);
	await expect(dialog.getByText("Case solved: 3 of 3.")).toBeVisible();
	await expect(dialog.getByText("Badge earned: Eco Detective.")).toBeVisible();
	await expect(dialog.getByText("You reached level 3.")).toBeVisible();
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
	await tabTo(page, summit, "Shift+Tab");
	await page.keyboard.press("Home");
	await expect(summit).toHaveAttribute("aria-valuetext", "15\u00a0m");
	await page.keyboard.press("ArrowRight");
	await expect(summit).toHaveAttribute("aria-valuetext", "16\u00a0m");
	await page.keyboard.press("Enter");
	await expect(bench.getByRole("list", { name: words.bench.runs })).toContainText(
		"second summit 16 m: passed at",
	);
	await tabTo(page, bench.getByRole("button", { name: "on", exact: true }), "Tab");
	await page.keyboard.press("ArrowLeft");
	await expect(bench.getByRole("button", { name: "off", exact: true })).toBeFocused();
	await expect(bench.getByRole("button", { name: "off", exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await tabTo(page, dialog.getByRole("radio").first(), "Tab");
	await page.keyboard.press("Space");
	for (let moves = 0; moves < 4; moves += 1)
		if (!(await optionAt(dialog, 2).isChecked())) await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	const replay = dialog.getByRole("region", { name: words.replay.title });
	await expect(replay.getByText(words.replay.against)).toBeVisible();
	await expect(replay.getByText(words.replay.fits)).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Next" })).toBeFocused();
});

test("laboratory: a game continues without a network, and counts once", async ({ page, context }) => {
	const dialog = await openGame(page, "en", coaster);
	await benchOf(dialog, "en", "hill");
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await optionAt(dialog, 1).check();
	await dialog.getByRole("button", { name: words.play.check }).click();
	await dialog.getByRole("button", { name: "Next", exact: true }).click();
	// The next instrument was loaded with the game.
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

test("laboratory: closing a tab in the middle of a game loses no reward, and two tabs count a game once @long", async ({
	page,
	context,
}) => {
	const answer = async (dialog: Locator, { questions }: Game, count: number) => {
		for (const [index, { correctAnswer }] of questions.slice(0, count).entries()) {
			await optionAt(dialog, correctAnswer).check();
			await dialog.getByRole("button", { name: words.play.check }).click();
			await dialog
				.getByRole("button", { name: index === questions.length - 1 ? "Finish" : "Next", exact: true })
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

	// French has the longer words.
	const { quest: french } = messagesOf("fr");
	for (const game of wordiest)
		test(`laboratory: on a phone, options, Check and the close button of ${game.id} stay in view while scrolling, and no control is small`, async ({
			page,
		}) => {
			const dialog = await openGame(page, "fr", game, (target) => target.tap());
			const close = dialog.getByRole("button", { name: messagesOf("fr").common.close, exact: true }).first();
			for (const [index] of game.questions.entries()) {
				const id = instrumentsOf[game.id][index] as InstrumentId;
				const bench = await benchOf(dialog, "fr", id);
				const expectInView = async () => {
					for (const option of [0, 1, 2, 3])
						await expect(optionAt(dialog, option), id).toBeInViewport({ ratio: 1 });
					await expect(dialog.getByRole("button", { name: french.play.check })).toBeInViewport({ ratio: 1 });
					await expect(close).toBeInViewport({ ratio: 1 });
				};
				await expectInView();
				expect(await smallTargets(bench), id).toEqual([]);
				await tryOut(bench, "fr", id, (target) => target.tap());
				await expectInView();
				await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
				await expectInView();
				await optionAt(dialog, 1).tap();
				await dialog.getByRole("button", { name: french.play.check }).tap();
				const isLast = index === game.questions.length - 1;
				const forward = dialog.getByRole("button", {
					name: isLast ? french.play.finish : french.play.next,
					exact: true,
				});
				for (const end of [0, 1]) {
					await dialog.evaluate((element, share) => element.scrollTo(0, share * element.scrollHeight), end);
					await expect(forward).toBeInViewport({ ratio: 1 });
					await expect(close).toBeInViewport({ ratio: 1 });
				}
				await dialog.getByRole("status").first().tap();
				await forward.tap();
			}
		});
});

test.describe("on the smallest screen", () => {
	test.use({ viewport: { width: 320, height: 256 } });

	for (const game of wordiest)
		test(`laboratory: at 320 px, or 400 % zoom, no part of ${game.id} is cut off sideways`, async ({
			page,
		}) => {
			const { quest: french } = messagesOf("fr");
			const dialog = await openGame(page, "fr", game);
			const expectWhole = async (what: string) =>
				expect(
					await dialog.evaluate((element) =>
						[element, ...element.querySelectorAll("figure, fieldset, section > div, [role=toolbar]")]
							.filter((part) => part.scrollWidth > part.clientWidth + 1)
							.map(({ className }) => className),
					),
					what,
				).toEqual([]);
			for (const [index] of game.questions.entries()) {
				const id = instrumentsOf[game.id][index] as InstrumentId;
				const bench = await benchOf(dialog, "fr", id);
				await expectWhole(id);
				await tryOut(bench, "fr", id, (target) => target.click());
				await expectWhole(`${id}, at work`);
				await optionAt(dialog, 0).check();
				await dialog.getByRole("button", { name: french.play.check }).click();
				await expectWhole(`${id}, checked`);
				await dialog
					.getByRole("button", {
						name: index === game.questions.length - 1 ? french.play.finish : french.play.next,
						exact: true,
					})
					.click();
			}
			await expect(dialog.getByRole("heading", { name: french.finished.title })).toBeFocused();
			await expectWhole("the end");
		});
});
