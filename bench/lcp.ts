import lighthouse from "lighthouse";
import { openBrowser } from "./browser.ts";
import { type Figure, median, noShift, type Part } from "./figure.ts";
import { shown } from "./print.ts";
import { serve } from "./serve.ts";
import { makeSites } from "./sites.ts";

const budget = { ratio: 1.05, shift: noShift };
const runs = 5;
const paths = ["/", "/explore", "/career/marine-biologist"];
const variants = ["product", "bare"] as const;
type Variant = (typeof variants)[number];

interface Reading {
	readonly path: string;
	readonly variant: Variant;
	readonly lcp: number;
	readonly fcp: number;
	readonly shift: number;
	readonly blocked: number;
}

const audits = {
	lcp: "largest-contentful-paint",
	fcp: "first-contentful-paint",
	shift: "cumulative-layout-shift",
	blocked: "total-blocking-time",
} as const;

/** One visit by Lighthouse as a slow phone, with the network and processor really slowed down. */
const read = async (origin: string, path: string, variant: Variant): Promise<Reading> => {
	await using browser = await openBrowser();
	const result = await lighthouse(origin + path, {
		port: browser.port,
		logLevel: "silent",
		formFactor: "mobile",
		throttlingMethod: "devtools",
		onlyAudits: Object.values(audits),
	});
	const numberOf = (name: keyof typeof audits): number =>
		result?.lhr.audits[audits[name]]?.numericValue ?? Number.NaN;
	if (result?.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
	return {
		...{ path, variant },
		...{ lcp: numberOf("lcp"), fcp: numberOf("fcp"), shift: numberOf("shift"), blocked: numberOf("blocked") },
	};
};

/** Lighthouse sometimes sees no paint on a busy machine: such a visit is made again. */
const readWhole = async (origin: string, path: string, variant: Variant, tries = 3): Promise<Reading> => {
	const reading = await read(origin, path, variant);
	if (Number.isFinite(reading.lcp) || tries === 1) return reading;
	return readWhole(origin, path, variant, tries - 1);
};

const readAll = async (origins: Record<Variant, string>): Promise<Reading[]> => {
	const readings: Reading[] = [];
	for (let run = 0; run < runs; run += 1) {
		console.log(`Lighthouse, run ${run + 1} of ${runs} …`);
		for (const path of paths) {
			// Each first in turn, so that a machine that gets slower or faster favours none.
			for (const variant of run % 2 === 0 ? variants : [...variants].reverse())
				readings.push(await readWhole(origins[variant], path, variant));
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
	["page", "variant", "LCP (each run)", "FCP (median)", "blocked (median)"],
	...paths.flatMap((path) =>
		variants.map((variant) => {
			const own = readings.filter((reading) => reading.path === path && reading.variant === variant);
			return [
				path,
				variant,
				own.map(({ lcp }) => Math.round(lcp)).join(" "),
				shown(median(own.map(({ fcp }) => fcp)), "ms"),
				shown(median(own.map(({ blocked }) => blocked)), "ms"),
			];
		}),
	),
];

/** When the largest thing of a page is seen on a slow phone, against the same page without any script. */
export const measureLcp = async (): Promise<Part> => {
	using sites = makeSites();
	await using product = await serve(sites.product);
	await using bare = await serve(sites.bare);
	const readings = await readAll({ product: product.origin, bare: bare.origin });
	return {
		title: `Largest contentful paint: Lighthouse mobile, applied throttling, ${runs} interleaved runs`,
		figures: figuresOf(readings),
		details: detailsOf(readings),
	};
};
