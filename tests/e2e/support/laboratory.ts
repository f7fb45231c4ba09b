import type { Locator, Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { quest } from "../../../src/content/quest/quest.ts";
import { instruments } from "../../../src/domain/quest/instruments/all.ts";
import type { Instrument, InstrumentId } from "../../../src/domain/quest/instruments/instrument.ts";
import type { GameId } from "../../../src/domain/quest/quest.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { expect, messagesOf, open, pathIn } from "./page-test.ts";

/** A game of the quest. */
export type Game = (typeof quest.games)[number];

/** The game with this name. */
export const gameOf = (id: GameId): Game => {
	const game = quest.games.find((each) => each.id === id);
	if (!game) throw new Error(`The quest has no game ${id}`);
	return game;
};

const wordsOf = (id: InstrumentId): string =>
	id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface InstrumentWords {
	readonly title: string;
	readonly run?: string;
	readonly controls: Readonly<Record<string, string>>;
	readonly values: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
	/** The button that sorts all remaining things at once. */
	readonly sorting?: { readonly rest: string };
	readonly placing?: { readonly rest: string };
}

/** An instrument's own words in a language. */
const instrumentWords = (locale: Locale, id: InstrumentId): InstrumentWords | undefined =>
	(messagesOf(locale).quest.instruments as unknown as Record<string, InstrumentWords>)[wordsOf(id)];

/** Opens a game from its line on the page. */
export const openGame = async (
	page: Page,
	locale: Locale,
	game: Game,
	press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<Locator> => {
	await open(page, pathIn(locale, "/career-quest"));
	const name = fillIn(messagesOf(locale).quest.game.playNamed, { title: game.title[locale] });
	await press(page.getByRole("button", { name, exact: true }));
	return page.getByRole("dialog", { name: game.title[locale] });
};

/** An option of an unchecked question by its stored index. A checked one stays until the next is drawn. */
export const optionAt = (dialog: Locator, option: number) =>
	dialog.locator(`input[type="radio"][value="${option}"]:enabled`);

/** The instrument of a question, once it has loaded. */
export const benchOf = async (dialog: Locator, locale: Locale, id: InstrumentId): Promise<Locator> => {
	const bench = dialog.getByRole("region", { name: instrumentWords(locale, id)?.title ?? "", exact: true });
	await expect(bench).toBeVisible();
	return bench;
};

/** The button that runs an instrument; null if it responds to every setting. */
export const runNamed = (bench: Locator, locale: Locale, id: InstrumentId): Locator | null => {
	const run = instrumentWords(locale, id)?.run;
	return run ? bench.getByRole("button", { name: run, exact: true }) : null;
};

/** Waits until an instrument has logged a result. */
export const answeredOnce = async (bench: Locator, locale: Locale): Promise<void> => {
	const { noRuns, runs } = messagesOf(locale).quest.bench;
	await expect(bench.getByRole("list", { name: runs }).getByRole("listitem")).not.toHaveText([noRuns]);
};

/** The controls of a bench: sliders, groups of switches, piles to be sorted. */
export const controlsOf = (bench: Locator): Locator =>
	bench.locator("input[type=range], [role=toolbar], fieldset");

/** The drawing of a bench. */
export const drawingOf = (bench: Locator): Locator => bench.locator("svg[role='img'], ul").first();

/** Whether an element is fully in view, with nothing over its middle or its ends. */
export const isUncovered = (target: Locator): Promise<boolean> =>
	target.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const middle = (left + right) / 2;
		return (
			left >= -1 &&
			right <= innerWidth + 1 &&
			[top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
				const seen = y >= 0 && y <= innerHeight ? document.elementFromPoint(middle, y) : null;
				return seen !== null && (element.contains(seen) || seen.contains(element));
			})
		);
	});

/** The number of lines of a text. */
export const linesOf = (target: Locator): Promise<number> =>
	target.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
	});

/** The number of words of two letters or more on the screen before any interaction. */
export const wordsInView = (dialog: Locator): Promise<number> =>
	dialog.evaluate((element) => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		let words = 0;
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const around = node.parentElement;
			if (!around || around.closest(".sr-only, .max-sm\\:sr-only")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const isRead = Array.from(range.getClientRects()).some(({ left, right, top, bottom }) => {
				if (right - left < 2 || top < 0 || bottom > innerHeight) return false;
				const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
				return (
					seen !== null &&
					(around.contains(seen) ||
						seen.contains(around) ||
						(around instanceof SVGElement && seen instanceof SVGElement))
				);
			});
			const text = node.textContent ?? "";
			if (isRead) words += text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
		}
		return words;
	});

/** Gets one result from an instrument: runs it, or moves its first control. */
export const tryOut = async (
	bench: Locator,
	locale: Locale,
	id: InstrumentId,
	press: (target: Locator) => Promise<void>,
) => {
	const other = bench.locator("button[aria-pressed='false'], button:enabled:has(svg.lucide-plus)").first();
	await press(runNamed(bench, locale, id) ?? other);
	await answeredOnce(bench, locale);
};

/** Sets an instrument to the last row of its table, control by control, and runs it. */
export const setToLastEvidence = async (bench: Locator, locale: Locale, id: InstrumentId): Promise<void> => {
	const { controls, evidence } = instruments.find((each) => each.id === id) as Instrument;
	const words = instrumentWords(locale, id);
	const wanted = evidence.at(-1);
	for (const { key, kind } of controls) {
		const value = `${wanted?.[key] ?? ""}`;
		const name = words?.controls[key] ?? "";
		const valueWords = words?.values[key];
		if (kind === "number") await bench.getByRole("slider", { name, exact: true }).fill(value);
		else if (typeof valueWords === "object")
			await bench
				.getByRole("toolbar", { name, exact: true })
				.getByRole("button", { name: valueWords[value] ?? "", exact: true })
				.click();
	}
	const rest = words?.sorting?.rest ?? words?.placing?.rest;
	if (rest) await bench.getByRole("button", { name: rest, exact: true }).click();
	await runNamed(bench, locale, id)?.click();
};

/** Presses Tab or Shift+Tab until the element has the focus. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab"): Promise<void> => {
	for (let stops = 0; stops < 40; stops += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press(key);
	}
	await expect(target).toBeFocused();
};

/** Drags an element of a drawing with a finger, by a distance in screen pixels. */
export const dragByTouch = async (target: Locator, x: number, y: number): Promise<void> => {
	const page = target.page();
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error("What is dragged is not on the page");
	const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: type === "touchEnd" ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
		});
	await touch("touchStart", 0);
	for (const share of [0.1, 0.3, 0.6, 1]) await touch("touchMove", share);
	await touch("touchEnd", 1);
	await session.detach();
};
