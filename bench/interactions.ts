import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
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
		act: async (name: string, work: () => Promise<void>): Promise<void> => {
			await page.waitForTimeout(pause);
			await take();
			await work();
			await page.waitForTimeout(pause);
			interactions.push({ name, ms: await take() });
		},
	};
};

/** The centre of an element that is in view and no longer moves, in pixels of the page's window. */
const placeOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
	await target.tap({ trial: true });
	const box = await target.boundingBox();
	if (box === null) throw new Error(`Nothing is in view of ${target}.`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
		await page.locator("html[data-ready]").waitFor();
		const { interactions, act } = recorder(page);
		const main = page.getByRole("main");
		// `locator.tap` also inspects the page during the interaction, which the person's own finger does not.
		const tap = async (name: string, target = main.getByRole("button", { name, exact: true })) => {
			const { x, y } = await placeOf(target.first());
			await act(name, () => page.touchscreen.tap(x, y));
		};
		const menu = async (link: string) => {
			await tap("Open menu", page.getByRole("button", { name: "Open menu" }));
			await tap(`menu: ${link}`, page.getByRole("navigation").getByRole("link", { name: link, exact: true }));
		};
		await menu("Quiz");
		for (let question = 1; question <= 16; question += 1) {
			await main.getByText(`Question ${question} of 16`).waitFor();
			await tap("an answer", main.locator("label:has(input)").nth(question % 4));
			await tap(question < 16 ? "Next" : "See Results");
		}
		const careers = main.locator("a[href*='/career/']");
		const rows = main.getByRole("heading", { level: 3 }).getByRole("button");
		await rows.first().waitFor();
		await tap("a field of the results", main.getByRole("toolbar").getByRole("button"));
		await tap("a row of the results", rows);
		await tap("a career of the results", careers);
		await page.waitForURL("**/career/*");
		await tap("Compare", main.getByRole("button", { name: /^Compare/ }));
		await menu("Explore");
		await page.waitForURL("**/explore");
		const search = main.getByRole("searchbox");
		await tap("the search", search);
		for (const letter of "biology") await act("a letter of the search", () => page.keyboard.type(letter));
		await menu("Career Quest");
		await page.waitForURL("**/career-quest");
		await tap("Play", main.getByRole("button", { name: "Play: Roller Coaster Designer" }));
		const dialog = page.getByRole("dialog");
		for (const forward of ["Next", "Finish"]) {
			await dialog.getByRole("radio").first().waitFor();
			await tap("Run", dialog.getByRole("button", { name: "Go", exact: true }));
			await tap("an option", dialog.locator("label:has(input[type=radio])"));
			await tap("Check Answer", dialog.getByRole("button", { name: "Check Answer" }));
			// The replay of the answer plays to its end first.
			await page.waitForTimeout(3_000);
			await tap(forward, dialog.getByRole("button", { name: forward, exact: true }));
		}
		await tap("close the game", dialog.getByRole("button").last());
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
				},
				{ name: "98 % of interactions within", value: percentile(times, 98), unit: "ms" },
				{ name: "Longest interaction", value: Math.max(...times), unit: "ms" },
			],
		};
	} finally {
		await browser.close();
	}
};
