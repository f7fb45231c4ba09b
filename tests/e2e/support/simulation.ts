import { expect, type Locator, type Page } from "@playwright/test";

/** The region of notices: in the open modal dialog, else on the page. */
const notices = (page: Page): Locator =>
	page.getByRole("region", { name: /^(Notices|Notifications)$/ }).first();

/** Assertive notices: errors. */
export const errorNotice = (page: Page): Locator => notices(page).getByRole("alert");

/** Polite notices: successes and information. */
export const quietNotice = (page: Page): Locator => notices(page).getByRole("status");

declare global {
	interface Window {
		/** The browser's own timers, beside those of the test's clock. */
		ownTimers?: Pick<Window, "setTimeout" | "clearTimeout">;
		/** The number of running timers of the simulation's length on the test's clock. */
		delaysStarted?: number;
	}
}

/** Installs a test clock before the page opens; it runs until `stopClock`. */
export const setClock = async (page: Page, now: string): Promise<void> => {
	await page.context().addInitScript(() => {
		window.ownTimers = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
	});
	await page.clock.install({ time: now });
	await page.context().addInitScript(() => {
		const setTimeout = window.setTimeout;
		const isSimulated = (delay: unknown) => typeof delay === "number" && delay >= 1000 && delay <= 1500;
		const counting = (callback: TimerHandler, delay?: number, ...rest: unknown[]) => {
			if (!isSimulated(delay) || typeof callback !== "function") return setTimeout(callback, delay, ...rest);
			window.delaysStarted = (window.delaysStarted ?? 0) + 1;
			return setTimeout(() => {
				window.delaysStarted = (window.delaysStarted ?? 1) - 1;
				callback(...rest);
			}, delay);
		};
		window.setTimeout = counting as typeof window.setTimeout;
	});
};

/** Resolves once a simulated delay has started; its module may have to load first. */
export const delayStarted = (page: Page): Promise<void> =>
	expect.poll(() => page.evaluate(() => window.delaysStarted ?? 0)).toBeGreaterThan(0);

/** Runs an action in the page with the browser's own timers, for a stopped test clock. */
export const withOwnTimers = async <Value>(page: Page, work: () => Promise<Value>): Promise<Value> => {
	const exchange = () =>
		page.evaluate(() => {
			const { ownTimers, setTimeout, clearTimeout } = window;
			if (ownTimers) Object.assign(window, ownTimers, { ownTimers: { setTimeout, clearTimeout } });
		});
	await exchange();
	try {
		return await work();
	} finally {
		await exchange();
	}
};

/** From here on time passes only by `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> => {
	const now = await page.evaluate(() => Date.now());
	await page.clock.pauseAt(now + 1000);
};

/** Fixes the random numbers so that every payment has the given outcome; otherwise about 95 of 100 succeed. */
export const drawPayments = async (page: Page, outcome: "succeed" | "fail"): Promise<void> => {
	await page.addInitScript((isFailing) => {
		let drawn = 0;
		Math.random = () => {
			// Different numbers each time, since ids are random too, and none of them near 0.95.
			drawn = (drawn + 0.618) % 0.9;
			return isFailing ? 0.99 : drawn;
		};
	}, outcome === "fail");
};

/** The amounts of red, green and blue that a colour of an element has on the screen, 0 to 255. */
export const paintedColour = (element: Locator, property: string): Promise<readonly number[]> =>
	element.evaluate((node, name) => {
		const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
		if (!brush) throw new Error("This browser cannot paint");
		brush.fillStyle = getComputedStyle(node).getPropertyValue(name);
		brush.fillRect(0, 0, 1, 1);
		return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
	}, property);
