import type { Browser, Page, Request, Response } from "@playwright/test";

/** The load of a page by itself until it was ready and quiet: brotli bytes, and how far things moved. */
export interface Visit {
	readonly script: number;
	readonly style: number;
	readonly font: number;
	readonly other: number;
	readonly shift: number;
	/** The element that moved most, with its classes. */
	readonly moved: string;
	/** Why the page never got ready, when it did not. */
	readonly failure: string | undefined;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** How long nothing may be asked for before a page counts as quiet, in milliseconds. */
const quiet = 700;
const patience = 8_000;

const kindOf = (type: string): "script" | "style" | "font" | "other" => {
	if (/javascript/.test(type)) return "script";
	if (/css/.test(type)) return "style";
	return /font/.test(type) ? "font" : "other";
};

/** Resolves once no request is open and none has been made for `quiet` milliseconds. */
const watchArrivals = (page: Page) => {
	const arrived: Response[] = [];
	const awaited = new Set<Request>();
	let last = performance.now();
	page.on("request", (request) => awaited.add(request));
	page.on("response", (response) => arrived.push(response));
	for (const end of ["requestfinished", "requestfailed"] as const)
		page.on(end as "requestfinished", (request) => {
			awaited.delete(request);
			last = performance.now();
		});
	return { arrived, isQuiet: () => awaited.size === 0 && performance.now() - last > quiet };
};

interface Shift {
	readonly value: number;
	readonly moved: string;
}

/** Runs in the page, before anything of it: keeps every shift that it sees. */
const watchShifts = () => {
	type ShiftEntry = PerformanceEntry & { value: number; sources?: readonly { node?: Node | null }[] };
	const shifts: Shift[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
			const node = sources?.[0]?.node;
			const moved = node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? "");
			shifts.push({ value, moved: moved.slice(0, 80) });
		}
	}).observe({ type: "layout-shift", buffered: true });
};

/** Opens a page with nothing stored and nothing cached. */
export const visit = async (browser: Browser, url: string, viewport: typeof phone): Promise<Visit> => {
	const context = await browser.newContext({ viewport, isMobile: viewport === phone, locale: "en-GB" });
	try {
		const page = await context.newPage();
		const { arrived, isQuiet } = watchArrivals(page);
		const errors: string[] = [];
		page.on("pageerror", ({ message }) => errors.push(message));
		await page.addInitScript(watchShifts);
		await page.goto(url, { waitUntil: "load", timeout: patience });
		const failure = await page
			.waitForSelector("html[data-ready]", { state: "attached", timeout: patience })
			.then(() => errors[0])
			.catch(() => errors[0] ?? `not ready after ${patience / 1000} s`);
		while (!isQuiet()) await page.waitForTimeout(50);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
		const bytes = { script: 0, style: 0, font: 0, other: 0 };
		for (const response of arrived) {
			if (response.request().isNavigationRequest()) continue;
			const headers = response.headers();
			const kind = kindOf(headers["content-type"] ?? "");
			if (kind === "script" && headers["content-encoding"] !== "br")
				throw new Error(`${response.url()} came without brotli`);
			bytes[kind] += Number(headers["content-length"] ?? 0);
		}
		const [largest] = shifts.toSorted((a, b) => b.value - a.value);
		return {
			...bytes,
			shift: shifts.reduce((sum, { value }) => sum + value, 0),
			moved: largest?.moved ?? "",
			failure,
		};
	} finally {
		await context.close();
	}
};
