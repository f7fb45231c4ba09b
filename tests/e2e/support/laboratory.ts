import type { Locator, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import type { quest } from "../../../src/content/quest/quest.ts";
import type { InstrumentId } from "../../../src/domain/quest/instruments/instrument.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect, messagesOf, open, pathIn } from "./page-test.ts";

/** A game of the quest. */
export type Game = (typeof quest.games)[number];

const wordsOf = (id: InstrumentId): string =>
	id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An instrument's own words in a language. */
const instrumentWords = (locale: Locale, id: InstrumentId) =>
	(messagesOf(locale).quest.instruments as unknown as Record<string, { title: string; run?: string }>)[
		wordsOf(id)
	];

/** Opens a game from its line on the page. */
export const openGame = async (page: Page, locale: Locale, game: Game): Promise<Locator> => {
	await open(page, pathIn(locale, "/career-quest"));
	const name = fillIn(messagesOf(locale).quest.game.playNamed, { title: game.title[locale] });
	await page.getByRole("button", { name, exact: true }).click();
	return page.getByRole("dialog", { name: game.title[locale] });
};

/** A question's option by its stored place. */
export const optionAt = (dialog: Locator, option: number) =>
	dialog.locator(`input[type="radio"][value="${option}"]`);

/** The instrument of a question, once it is here. */
export const benchOf = async (dialog: Locator, locale: Locale, id: InstrumentId): Promise<Locator> => {
	const bench = dialog.getByRole("region", { name: instrumentWords(locale, id)?.title ?? "", exact: true });
	await expect(bench).toBeVisible();
	return bench;
};

/** Works on an instrument until it has answered once: runs it, or moves its first control. */
export const tryOut = async (
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
