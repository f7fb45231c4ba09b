import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserFlags, browserPath } from "./browser.ts";
import { type Figure, median, noShift, type Part } from "./figure.ts";
import { shown } from "./print.ts";
import { type ServedSite, serve } from "./serve.ts";
import { makeSites } from "./sites.ts";

const budget = { ratio: 1.05, shift: noShift };
const runs = 15;
const paths = ["/", "/explore", "/career/marine-biologist"];
const variants = ["product", "bare"] as const;
type Variant = (typeof variants)[number];

interface Reading {
	readonly path: string;
	readonly variant: Variant;
	/** Milliseconds since the visit began. */
	readonly lcp: number;
	readonly fcp: number;
	/** What moved without having been touched. */
	readonly shift: number;
}

/** The mobile phone of Lighthouse, with the network and the processor really slowed down. */
const phone = {
	...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
	...{ isMobile: true, hasTouch: true, locale: "en-GB" },
} as const;
const network = {
	...{ offline: false, latency: 562.5 },
	// 1,474 and 675 kilobits a second, told in bytes.
	...{ downloadThroughput: 188_744, uploadThroughput: 86_400 },
};
const slowness = 4;

/** How long after `load` and the start of the scripts something larger could still be painted, in milliseconds. */
const watched = 1_500;

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
};

/** Runs in the page when the visit is over: browsers keep these entries for whoever asks late. */
const readPaints = async () => {
	const entriesOf = (type: string): Promise<PerformanceEntry[]> =>
		new Promise((resolve) => {
			new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
			setTimeout(() => resolve([]), 500);
		});
	const shifts = (await entriesOf("layout-shift")) as (PerformanceEntry & {
		value: number;
		hadRecentInput: boolean;
	})[];
	return {
		lcp: (await entriesOf("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN,
		fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
		shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
	};
};

/** One visit with nothing stored and nothing cached. */
const read = async (
	browser: Browser,
	{ origin }: ServedSite,
	path: string,
	variant: Variant,
): Promise<Reading> => {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		await slowDown(context, page);
		await page.goto(origin + path, { waitUntil: "load" });
		await page.waitForTimeout(watched);
		return { path, variant, ...(await page.evaluate(readPaints)) };
	} finally {
		await context.close();
	}
};

const readAll = async (browser: Browser, sites: Record<Variant, ServedSite>): Promise<Reading[]> => {
	const readings: Reading[] = [];
	for (let run = 0; run < runs; run += 1) {
		console.log(`Visits of a slow phone, run ${run + 1} of ${runs} …`);
		for (const path of paths) {
			// Each first in turn, so that a machine that gets slower or faster favours none.
			for (const variant of run % 2 === 0 ? variants : [...variants].reverse())
				readings.push(await read(browser, sites[variant], path, variant));
		}
	}
	return readings;
};

const figuresOf = (readings: readonly Reading[]): Figure[] =>
	paths.flatMap((path): Figure[] => {
		const values = (variant: Variant, key: "lcp" | "shift") =>
			readings
				.filter((reading) => reading.path === path && reading.variant === variant)
				.map((reading) => reading[key]);
		return [
			{
				name: `Largest contentful paint, ${path}`,
				value: median(values("product", "lcp")),
				unit: "ms",
				baseline: { name: "bare HTML", value: median(values("bare", "lcp")) },
				budget: { of: "ratio", most: budget.ratio },
			},
			{
				name: `Layout shift, ${path}`,
				value: Math.max(...values("product", "shift")),
				unit: "",
				budget: { of: "value", most: budget.shift },
			},
		];
	});

const detailsOf = (readings: readonly Reading[]): string[][] => [
	["page", "variant", "LCP (each run)", "FCP (median)"],
	...paths.flatMap((path) =>
		variants.map((variant) => {
			const own = readings.filter((reading) => reading.path === path && reading.variant === variant);
			return [
				path,
				variant,
				own.map(({ lcp }) => Math.round(lcp)).join(" "),
				shown(median(own.map(({ fcp }) => fcp)), "ms"),
			];
		}),
	),
];

/** When the largest thing of a page is seen on a slow phone, against the same page without any script. */
export const measureLcp = async (): Promise<Part> => {
	using sites = makeSites();
	await using product = await serve(sites.product);
	await using bare = await serve(sites.bare);
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
	try {
		const readings = await readAll(browser, { product, bare });
		return {
			title: `Largest contentful paint: a slow phone, applied throttling, ${runs} interleaved runs`,
			figures: figuresOf(readings),
			details: detailsOf(readings),
		};
	} finally {
		await browser.close();
	}
};
