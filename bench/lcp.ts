import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserFlags, browserPath } from "./browser.ts";
import { type Figure, median, noShift, type Part } from "./figure.ts";
import { shown } from "./print.ts";
import { type ServedSite, serve } from "./serve.ts";
import { makeSites } from "./sites.ts";

const budget = { ratio: 1.1, shift: noShift };
const runs = 7;
const paths = ["/", "/explore", "/career/marine-biologist"];
const variants = ["product", "bare"] as const;
type Variant = (typeof variants)[number];

interface Reading {
	readonly path: string;
	readonly variant: Variant;
	/** Milliseconds since the visit began. */
	readonly lcp: number;
	readonly fcp: number;
	/** Layout shift without recent input. */
	readonly shift: number;
	/** Milliseconds until the controls respond; not a number on a page without scripts. */
	readonly ready: number;
}

/** The mobile phone of Lighthouse, with the network and the processor really slowed down. */
const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
	locale: "en-GB",
} as const;
const network = {
	offline: false,
	latency: 562.5,
	// 1,474 and 675 kilobits a second, in bytes.
	downloadThroughput: 188_744,
	uploadThroughput: 86_400,
};
const slowness = 4;

/** How long after `load` something larger could still be painted, in milliseconds. */
const watchedMs = 1_500;
/** How long a page may take until its controls respond, in milliseconds. */
const maxReadyMs = 20_000;

/** Runs in the page before anything of it: records when the document is marked as ready. */
const watchReady = () => {
	const watch = new MutationObserver(() => {
		if (!("ready" in document.documentElement.dataset)) return;
		performance.mark("ready");
		watch.disconnect();
	});
	watch.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
};

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
};

/** Runs in the page when the visit is over: browsers keep these entries. */
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
		ready: performance.getEntriesByName("ready")[0]?.startTime ?? Number.NaN,
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
		await page.addInitScript(watchReady);
		await page.goto(origin + path, { waitUntil: "load" });
		if (variant === "product") await page.waitForSelector("html[data-ready]", { timeout: maxReadyMs });
		await page.waitForTimeout(watchedMs);
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
	["page", "variant", "LCP (each run)", "FCP (median)", "ready (median)"],
	...paths.flatMap((path) =>
		variants.map((variant) => {
			const own = readings.filter((reading) => reading.path === path && reading.variant === variant);
			return [
				path,
				variant,
				own.map(({ lcp }) => Math.round(lcp)).join(" "),
				shown(median(own.map(({ fcp }) => fcp)), "ms"),
				variant === "product" ? shown(median(own.map(({ ready }) => ready)), "ms") : "",
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
