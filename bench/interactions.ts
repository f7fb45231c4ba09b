import { type Browser, chromium, type Page } from "@playwright/test";
import { browserFlags, browserPath } from "./browser.ts";
import { type Part, percentile } from "./figure.ts";
import { serve } from "./serve.ts";
import { makeSites } from "./sites.ts";
import { phone } from "./visit.ts";

/** The factor by which the processor is slowed down. */
const slowness = 4;
const visits = 3;
const maxMs = 50;
/** The share of interactions, of all visits together, that have to end within 50 ms. */
const aim = 0.98;
/** The pause before each interaction, in milliseconds: a person reads first. */
const pause = 400;

interface Interaction {
	readonly name: string;
	/** Milliseconds from the input to the next paint, as browsers measure it: rounded to 8; 0 for less than 16. */
	readonly ms: number;
}

/** Runs in the page before anything of it: keeps the longest event of each interaction. */
const watchInteractions = () => {
	const longest = new Map<number, number>();
	Object.assign(window, { longest });
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
			interactionId: number;
		})[])
			if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
	}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
};

/** Performs interactions on a page one at a time, and records how long each took. */
const recorder = (page: Page) => {
	const interactions: Interaction[] = [];
	const take = () =>
		page.evaluate(() => {
			const { longest } = window as unknown as { longest: Map<number, number> };
			const durations = [...longest.values()];
			longest.clear();
			return Math.max(0, ...durations);
		});
	return {
		interactions,
		during: async (name: string, work: () => Promise<void>): Promise<void> => {
			await page.waitForTimeout(pause);
			await take();
			await work();
			await page.waitForTimeout(pause);
			interactions.push({ name, ms: await take() });
		},
	};
};

/** An element of the page: the first in view that fits a selector and, where one is given, has a name. */
interface Target {
	readonly selector: string;
	/** Its accessible name as an attribute or a text; a part of it, if it ends with "…". */
	readonly name?: string;
	/** Its place among several; -1: the last. */
	readonly nth?: number;
}

/**
 * Runs in the page: scrolls to an element and returns its centre in pixels of the window, or null while it is missing,
 * disabled or covered.
 */
const centreOf = ({ selector, name, nth = 0 }: Target): { readonly x: number; readonly y: number } | null => {
	const isNamed = (element: Element): boolean => {
		if (name === undefined) return true;
		const own = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
		return name.endsWith("…") ? own.startsWith(name.slice(0, -1)) : own === name;
	};
	const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
	const element = [...document.querySelectorAll(selector)]
		.filter((one) => isShown(one) && isNamed(one))
		.at(nth);
	if (element === undefined || element.matches(":disabled")) return null;
	const isReachable = () => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		const hit = document.elementFromPoint(x, y);
		return element.contains(hit) ? { x, y } : null;
	};
	const point = isReachable();
	if (point !== null) return point;
	element.scrollIntoView({ block: "center", behavior: "instant" });
	return isReachable();
};

/**
 * Taps on a page as a finger does. Playwright's locators put listeners for every touch into the page, for which the browser
 * waits before it answers a tap (a quarter of the time measured); so elements are found by a function of the page here.
 */
const finger = (page: Page) => {
	const until = async <Value>(name: string, read: () => Promise<Value | null>): Promise<Value> => {
		for (let tries = 0; tries < 200; tries += 1) {
			const value = await read();
			if (value !== null) return value;
			await page.waitForTimeout(50);
		}
		throw new Error(`Nothing to tap: ${name}`);
	};
	const find = (target: Target) => until(JSON.stringify(target), () => page.evaluate(centreOf, target));
	return {
		find,
		/** Returns once a tap would meet the element, at a place where it no longer moves. */
		pointOf: async (target: Target) => {
			let before = await find(target);
			return until(JSON.stringify(target), async () => {
				await page.waitForTimeout(100);
				const point = await find(target);
				const isStill = point.x === before.x && point.y === before.y;
				before = point;
				return isStill ? point : null;
			});
		},
		isAt: (part: string) =>
			until(part, async () => (new URL(page.url()).pathname.includes(part) ? true : null)),
		isReady: () =>
			until("a ready page", () =>
				page.evaluate(() => (document.documentElement.hasAttribute("data-ready") ? true : null)),
			),
	};
};

/** A whole visit on a slow phone, by taps: home, 16 questions, results, a career, a game. */
const visitOnce = async (browser: Browser, origin: string): Promise<readonly Interaction[]> => {
	const context = await browser.newContext({
		viewport: phone,
		hasTouch: true,
		isMobile: true,
		locale: "en-GB",
		serviceWorkers: "block",
	});
	try {
		const page = await context.newPage();
		await page.addInitScript(watchInteractions);
		// Every answer and every Next is an interaction of its own.
		await page.addInitScript(() => localStorage.setItem("quizGoesOn", "false"));
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
		await page.goto(`${origin}/`);
		const { find, pointOf, isAt, isReady } = finger(page);
		await isReady();
		const { interactions, during } = recorder(page);
		const tap = async (name: string, target: Target) => {
			const { x, y } = await pointOf(target);
			await during(name, () => page.touchscreen.tap(x, y));
		};
		const press = (name: string) => tap(name, { selector: "main button", name });
		const menu = async (link: string) => {
			await tap("Open menu", { selector: "header button", name: "Open menu" });
			await tap(`menu: ${link}`, { selector: "nav a", name: link });
		};
		await menu("Quiz");
		for (let question = 1; question <= 16; question += 1) {
			await find({ selector: "main legend span", name: `Question ${question} of 16` });
			await tap("an answer", { selector: "main label:has(input)", nth: question % 4 });
			await press(question < 16 ? "Next" : "See Results");
		}
		const row = { selector: "main h3 button" };
		await find(row);
		await tap("a field of the results", { selector: "main [role=toolbar] button" });
		await tap("a row of the results", row);
		await tap("a career of the results", { selector: "main a[href*='/career/']" });
		await isAt("/career/");
		await tap("Compare", { selector: "main button", name: "Compare…" });
		await menu("Explore");
		await isAt("/explore");
		await tap("the search", { selector: "main input[type=search]" });
		for (const letter of "biology") await during("a letter of the search", () => page.keyboard.type(letter));
		await menu("Career Quest");
		await isAt("/career-quest");
		await tap("Play", { selector: "main button", name: "Play: Roller Coaster Designer" });
		for (const forward of ["Next", "Finish"]) {
			await find({ selector: "dialog label:has(input[type=radio])" });
			await tap("Run", { selector: "dialog button", name: "Go" });
			// A person watches the run to its end first, and later the replay of the answer.
			await page.waitForTimeout(3_000);
			await tap("an option", { selector: "dialog label:has(input[type=radio])" });
			await tap("Check Answer", { selector: "dialog button", name: "Check Answer" });
			await page.waitForTimeout(3_000);
			await tap(`${forward} of the game`, { selector: "dialog button", name: forward });
		}
		await tap("close the game", { selector: "dialog button", nth: -1 });
		return interactions;
	} finally {
		await context.close();
	}
};

/** The share of a visit's interactions that are painted within 50 ms on a processor slowed four times. */
export const measureInteractions = async (): Promise<Part> => {
	using sites = makeSites();
	await using served = await serve(sites.product);
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
	try {
		const all: Interaction[] = [];
		for (let visit = 0; visit < visits; visit += 1) {
			console.log(`A visit by taps, ${visit + 1} of ${visits} …`);
			all.push(...(await visitOnce(browser, served.origin)));
		}
		const times = all.map(({ ms }) => ms);
		const names = [...new Set(all.map(({ name }) => name))];
		return {
			title: `Interactions of a visit on a processor slowed ${slowness} times, ${visits} visits, ${all.length} interactions`,
			details: [
				["interaction", "milliseconds to the next paint"],
				...names.map((name) => [
					name,
					all
						.filter((one) => one.name === name)
						.map(({ ms }) => (ms === 0 ? "<16" : Math.round(ms)))
						.join(" "),
				]),
			],
			figures: [
				{
					name: `Share of interactions within ${maxMs} ms`,
					value: times.filter((ms) => ms <= maxMs).length / times.length,
					unit: "",
					budget: { of: "value", least: aim },
					isAim: true,
				},
				{ name: "98 % of interactions within", value: percentile(times, 98), unit: "ms" },
				{ name: "Longest interaction", value: Math.max(...times), unit: "ms" },
			],
		};
	} finally {
		await browser.close();
	}
};
