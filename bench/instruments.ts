import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { quest } from "../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../src/domain/quest/instruments/instrument.ts";
import { browserFlags, browserPath } from "./browser.ts";
import { type Figure, type Part, percentile } from "./figure.ts";
import { serve } from "./serve.ts";
import { makeSites } from "./sites.ts";
import { desktop } from "./visit.ts";

const budget = { maxFrameMs: 50, usualFrameMs: 17 };
/** A processor so many times slower than this one. */
const slowness = 4;
/** Moves of one drag, each in a frame of its own or more. */
const moves = 90;

/** The drag that every other is compared with; the budgets are held against the instruments themselves. */
const bareName = "a bare slider on an empty page";

/** Games whose first instrument has a slider and that the demonstration lets everybody play. */
const dragged = [
	"dna-detective",
	"green-chemistry",
	"roller-coaster",
	"mission-to-mars",
	"image-recognition",
];

const bytesOf = (site: string, id: InstrumentId): number =>
	readdirSync(join(site, "assets"))
		.filter((name) => new RegExp(`^${id}-[\\w-]{8}\\.js$`).test(name))
		.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(site, "assets", name))).length, 0);

/** Frame times in milliseconds while something is dragged to and fro, so many pixels to each side. */
const drag = async (
	target: Locator,
	reach: { readonly x: number; readonly y: number },
): Promise<number[]> => {
	const page = target.page();
	const box = await target.boundingBox();
	if (!box) throw new Error("There is nothing to drag");
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await page.mouse.move(middle.x, middle.y);
	await page.mouse.down();
	await page.evaluate(() => {
		const frames: number[] = [];
		Object.assign(window, { frames });
		const step = (now: number): void => {
			frames.push(now);
			requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	});
	for (let move = 0; move < moves; move += 1)
		await page.mouse.move(middle.x + reach.x * Math.sin(move / 6), middle.y + reach.y * Math.sin(move / 6));
	await page.mouse.up();
	const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
	return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
};

/** Slows a page's processor down, as on a cheap phone. */
const slowDown = async (page: Page): Promise<void> => {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
};

/** The frames of the same drag on a page that holds a bare slider of the browser's own and nothing else. */
const bareFrames = async (browser: Browser): Promise<readonly number[]> => {
	const context = await browser.newContext({ viewport: desktop });
	try {
		const page = await context.newPage();
		await page.setContent(`<input type="range" min="0" max="20" style="width: 240px; margin: 80px">`);
		await slowDown(page);
		return await drag(page.locator("input"), { x: 80, y: 0 });
	} finally {
		await context.close();
	}
};

const figuresOf = (what: string, frames: readonly number[], bare: readonly number[]): Figure[] => [
	{
		name: `Longest frame while dragging, processor ${slowness} times slower: ${what}`,
		value: Math.max(...frames),
		unit: "ms",
		baseline: { name: bareName, value: Math.max(...bare) },
		budget: { of: "value", most: budget.maxFrameMs },
	},
	{
		name: `95 % of frames: ${what}`,
		value: percentile(frames, 95),
		unit: "ms",
		baseline: { name: bareName, value: percentile(bare, 95) },
		budget: { of: "value", most: budget.usualFrameMs },
	},
];

const framesOf = async (
	browser: Browser,
	origin: string,
	title: string,
	bare: readonly number[],
): Promise<Figure[]> => {
	const context = await browser.newContext({ viewport: desktop, locale: "en-GB" });
	try {
		const page = await context.newPage();
		await page.goto(`${origin}/career-quest`);
		await page.locator("html[data-ready]").waitFor();
		await page.getByRole("button", { name: `Play: ${title}` }).click();
		const slider = page.getByRole("dialog").locator("input[type=range]").first();
		await slider.waitFor();
		await slowDown(page);
		const figures = figuresOf(`slider, ${title}`, await drag(slider, { x: 80, y: 0 }), bare);
		const handle = page
			.getByRole("dialog")
			.locator("svg :is(.cursor-ns-resize, .cursor-ew-resize, .cursor-grab)")
			.last();
		if ((await handle.count()) > 0)
			figures.push(...figuresOf(`on the drawing, ${title}`, await drag(handle, { x: 40, y: 40 }), bare));
		// Where things are put somewhere first, what can be dragged then is another.
		const rest = page.getByRole("dialog").getByRole("button", { name: "Place the rest" });
		if ((await rest.count()) > 0) {
			await rest.click();
			figures.push(...figuresOf(`slider, all in place, ${title}`, await drag(slider, { x: 80, y: 0 }), bare));
			figures.push(
				...figuresOf(`drawing, all in place, ${title}`, await drag(handle, { x: 40, y: 40 }), bare),
			);
		}
		return figures;
	} finally {
		await context.close();
	}
};

/** The weight of each instrument (drawing, model, words of both languages), and how smoothly it is dragged. */
export const measureInstruments = async (): Promise<Part> => {
	using sites = makeSites();
	await using served = await serve(sites.product);
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
	try {
		const figures: Figure[] = quest.games
			.flatMap(({ id }) => [...instrumentsOf[id]])
			.map((id) => ({
				name: `Instrument ${id}`,
				value: bytesOf(sites.product, id),
				unit: "B",
			}));
		const bare = await bareFrames(browser);
		for (const game of quest.games)
			if (dragged.includes(game.id))
				figures.push(...(await framesOf(browser, served.origin, game.title.en, bare)));
		return { title: "Instruments of the quest: bytes, and frames while dragging", figures };
	} finally {
		await browser.close();
	}
};
