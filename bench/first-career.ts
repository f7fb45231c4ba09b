import { type Browser, chromium } from "@playwright/test";
import { picksToAnswers, randomPicks, seededRandom } from "#content/quiz/audit.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { browserFlags, browserPath } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import { serve } from "./serve.ts";
import { makeSites } from "./sites.ts";
import { phone } from "./visit.ts";

/** The factor by which the processor is slowed down. */
const slowness = 4;
const visits = 5;
const maxMs = 100;

/**
 * The longest task on a slow phone between See Results and the first career, in milliseconds. Browsers report tasks from
 * 50 ms; shorter ones count as 50.
 */
const longestTask = async (browser: Browser, origin: string, answers: string): Promise<number> => {
	const context = await browser.newContext({ viewport: phone, locale: "en-GB" });
	try {
		const page = await context.newPage();
		await page.addInitScript((answers) => sessionStorage.setItem("quizAnswers", answers), answers);
		await page.goto(`${origin}/quiz`);
		await page.locator("html[data-ready]").waitFor();
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
		await page.evaluate(() => {
			const tasks: number[] = [];
			Object.assign(window, { tasks });
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) tasks.push(duration);
			}).observe({ type: "longtask" });
		});
		await page.getByRole("button", { name: "See Results", exact: true }).click();
		await page.waitForURL("**/results*");
		await page.getByRole("main").getByRole("article").first().waitFor();
		return await page.evaluate(() => Math.max(50, ...(window as unknown as { tasks: number[] }).tasks));
	} finally {
		await context.close();
	}
};

/** The longest task on a slow phone between See Results and the first career: the median of five visits. */
export const measureFirstCareer = async (): Promise<Figure> => {
	using sites = makeSites();
	await using served = await serve(sites.product);
	const random = seededRandom(11);
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
	try {
		const longest: number[] = [];
		for (let visit = 0; visit < visits; visit += 1) {
			const answers = picksToAnswers(currentQuestionnaire, randomPicks(currentQuestionnaire, random));
			longest.push(await longestTask(browser, served.origin, JSON.stringify(answers)));
		}
		return {
			name: "Longest task between See Results and the first career, at most",
			value: median(longest),
			unit: "ms",
			budget: { of: "value", most: maxMs },
		};
	} finally {
		await browser.close();
	}
};
