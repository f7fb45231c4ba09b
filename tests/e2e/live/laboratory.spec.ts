import type { Locator, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { quest } from "../../../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";

type Game = (typeof quest.games)[number];

const wordsOf = (id: InstrumentId): string =>
	id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An instrument's own words in a language. */
const instrumentWords = (locale: Locale, id: InstrumentId) =>
	(messagesOf(locale).quest.instruments as unknown as Record<string, { title: string; run?: string }>)[
		wordsOf(id)
	];

/** Opens a game from its line on the page. */
const openGame = async (page: Page, locale: Locale, game: Game): Promise<Locator> => {
	await open(page, pathIn(locale, "/career-quest"));
	const name = fillIn(messagesOf(locale).quest.game.playNamed, { title: game.title[locale] });
	await page.getByRole("button", { name, exact: true }).click();
	return page.getByRole("dialog", { name: game.title[locale] });
};

const optionAt = (dialog: Locator, option: number) =>
	dialog.locator(`input[type="radio"][value="${option}"]`);

/** The instrument of a question, once it is here. */
const benchOf = async (dialog: Locator, locale: Locale, id: InstrumentId): Promise<Locator> => {
	const bench = dialog.getByRole("region", { name: instrumentWords(locale, id)?.title ?? "", exact: true });
	await expect(bench).toBeVisible();
	return bench;
};

/** Works on an instrument until it has answered once: runs it, or moves its first control. */
const tryOut = async (
	bench: Locator,
	locale: Locale,
	id: InstrumentId,
	press: (target: Locator) => Promise<void>,
) => {
	const run = instrumentWords(locale, id)?.run;
	if (run) await press(bench.getByRole("button", { name: run, exact: true }));
	else {
		const other = bench.locator("button[aria-pressed='false'], button:enabled:has(svg.lucide-plus)").first();
		await press(other);
	}
	const log = bench.getByRole("list", { name: messagesOf(locale).quest.bench.runs });
	await expect(log.getByRole("listitem")).not.toHaveText([messagesOf(locale).quest.bench.noRuns]);
};

// Every other game is lived in French.
for (const [number, game] of quest.games.entries())
	for (const locale of journeyLanguages(number % 2 === 0 ? "en" : "fr")) {
		const { quest: words } = messagesOf(locale);
		test(`laboratory (${locale}): ${game.id} is worked on and solved, and its table says the same`, async ({
			page,
		}) => {
			// Up to three instruments, each looked at by axe twice.
			test.slow();
			const dialog = await openGame(page, locale, game);
			for (const [place, { correctAnswer, options }] of game.questions.entries()) {
				const id = instrumentsOf[game.id][place] as InstrumentId;
				const bench = await benchOf(dialog, locale, id);
				await tryOut(bench, locale, id, (target) => target.click());
				await bench.getByRole("button", { name: words.bench.table }).click();
				await expect(bench.getByRole("table").getByRole("row")).not.toHaveCount(0);
				await expectAccessible(page);
				await optionAt(dialog, correctAnswer).check();
				await dialog.getByRole("button", { name: words.play.check }).click();
				const replay = dialog.getByRole("region", { name: words.replay.title });
				await expect(replay.getByText(words.replay.fits)).toBeVisible();
				await expect(replay).toContainText(options[correctAnswer]?.[locale] ?? "");
				await expectAccessible(page);
				await dialog
					.getByRole("button", {
						name: place === game.questions.length - 1 ? words.play.finish : words.play.next,
						exact: true,
					})
					.click();
			}
			const total = String(game.questions.length);
			await expect(dialog.getByText(fillIn(words.finished.solved, { total }))).toBeVisible();
			await expect(dialog.getByText(words.finished.forFinishing)).toBeVisible();
			await expectAccessibleInBothThemes(page);
		});
	}
