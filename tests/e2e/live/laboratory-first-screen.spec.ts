import { quest } from "../../../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import { expectMadeForPhones } from "../support/drawing-words.ts";
import { isLongRun, journeyLanguages } from "../support/journey-languages.ts";
import {
	benchOf,
	controlsOf,
	drawingOf,
	gameOf,
	isUncovered,
	linesOf,
	openGame,
	optionAt,
	runNamed,
	wordsInView,
} from "../support/laboratory.ts";
import { expect, messagesOf, test } from "../support/page-test.ts";

/** The maximum of words around the question and its options before any interaction; four suspects need more. */
const maxWords = (id: InstrumentId): number => (id === "inoculation" ? 86 : 70);

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	// French has the longer words. The short run shows two of the games.
	for (const game of quest.games.filter((_, index) => isLongRun || index % 4 === 0))
		for (const locale of journeyLanguages("fr")) {
			const { quest: words } = messagesOf(locale);
			test(`laboratory (${locale}): each question of ${game.id} fits one screen with its drawing, its first control and its answers, readable at 320 px too`, async ({
				page,
			}) => {
				const dialog = await openGame(page, locale, game, (target) => target.tap());
				for (const index of game.questions.keys()) {
					const id = instrumentsOf[game.id][index] as InstrumentId;
					const bench = await benchOf(dialog, locale, id);
					const check = dialog.getByRole("button", { name: words.play.check });
					const run = runNamed(bench, locale, id);
					const wanted = [drawingOf(bench), controlsOf(bench).first(), ...(run ? [run] : []), check];
					for (const each of wanted) await expect.poll(() => isUncovered(each), `${id}: ${each}`).toBe(true);
					for (const option of [0, 1, 2, 3])
						expect(await isUncovered(optionAt(dialog, option)), `${id}: option ${option}`).toBe(true);
					expect(await linesOf(dialog.locator("[data-brief]")), id).toBe(1);
					const answers = dialog.locator("fieldset").filter({ has: page.getByRole("radio") });
					expect((await wordsInView(dialog)) - (await wordsInView(answers)), id).toBeLessThanOrEqual(
						maxWords(id),
					);
					await expectMadeForPhones(page, dialog, id);
					if (index === game.questions.length - 1) break;
					await optionAt(dialog, 0).tap();
					await check.tap();
					// Two taps at one place would be a double tap, which does not skip.
					await dialog.getByRole("status").first().tap();
					await expectMadeForPhones(page, dialog, `${id}, replayed`);
					await dialog.getByRole("button", { name: words.play.next, exact: true }).tap();
				}
			});
		}

	test("laboratory: one tap opens the whole case, and another closes it", async ({ page }) => {
		const { quest: words } = messagesOf("fr");
		const game = gameOf("roller-coaster");
		const dialog = await openGame(page, "fr", game, (target) => target.tap());
		const story = dialog.getByText(game.story.fr);
		await expect(story).toBeHidden();
		await dialog.getByRole("button", { name: words.play.whole }).tap();
		await expect(story).toBeVisible();
		await expect(dialog.getByText(game.questions[0]?.evidence.fr ?? "")).toBeVisible();
		await dialog.getByRole("button", { name: words.play.brief }).tap();
		await expect(story).toBeHidden();
	});
});

test.describe("at 400 % zoom", () => {
	test.use({ viewport: { width: 320, height: 256 } });

	for (const game of isLongRun ? quest.games : [gameOf("plant-outbreak")])
		test(`laboratory: every focused control of ${game.id} is in view, in one column`, async ({ page }) => {
			const dialog = await openGame(page, "fr", game);
			const bench = await benchOf(dialog, "fr", instrumentsOf[game.id][0]);
			const stops = bench.locator("input, button[tabindex='0'], button:not([tabindex]):enabled");
			for (let stop = 0; stop < (await stops.count()); stop += 1) {
				await stops.nth(stop).focus();
				expect(await isUncovered(stops.nth(stop)), `${stop}`).toBe(true);
			}
			const columns = await dialog
				.getByRole("radio")
				.evaluateAll((options) => new Set(options.map((each) => each.getBoundingClientRect().left)).size);
			expect(columns).toBe(1);
			expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
		});
});
