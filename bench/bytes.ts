import { type Browser, chromium } from "@playwright/test";
import { browserFlags, browserPath } from "./browser.ts";
import { type Figure, noShift, type Part } from "./figure.ts";
import { shown } from "./print.ts";
import { serve } from "./serve.ts";
import { makeSites, type Sites } from "./sites.ts";
import { desktop, phone, type Visit, visit } from "./visit.ts";

/** Two cores: more pages at once would only wait for each other. */
const pagesAtOnce = 2;
/** Long after the page is drawn and its controls answer, in milliseconds. */

interface MeasuredPage extends Visit {
	readonly path: string;
	readonly firstView: number;
	readonly bare: number;
}

const isCareer = (path: string): boolean => path.includes("/career/");
const isPrefixed = (path: string): boolean => path === "/fr" || path.startsWith("/fr/");

const kindOf = (path: string): "home" | "explore" | "career" | "other" => {
	if (path === "/" || path === "/fr") return "home";
	if (path.endsWith("/explore")) return "explore";
	return isCareer(path) ? "career" : "other";
};

/** In the short form two careers stand for all: their scripts are the same, only their words differ. */
const isVisited = (sites: Sites, isShort: boolean) => {
	if (!isShort) return () => true;
	const careers = sites.paths
		.filter(isCareer)
		.sort((a, b) => sites.sizeOf(sites.product, b) - sites.sizeOf(sites.product, a));
	const largest = [careers.find(isPrefixed), careers.find((path) => !isPrefixed(path))];
	return (path: string) => !isCareer(path) || largest.includes(path);
};

const visitAll = async (
	browser: Browser,
	urls: readonly string[],
	viewport: typeof phone,
): Promise<Visit[]> => {
	const visits: Visit[] = [];
	const queue = urls.entries();
	const worker = async () => {
		for (const [index, url] of queue) visits[index] = await visit(browser, url, viewport);
	};
	await Promise.all(Array.from({ length: pagesAtOnce }, worker));
	return visits;
};

const largest = (
	pages: readonly MeasuredPage[],
	key: "firstView" | "script" | "style" | "shift",
): MeasuredPage => {
	const [first, ...rest] = pages;
	if (!first) throw new Error("No page was measured");
	return rest.reduce((most, page) => (page[key] > most[key] ? page : most), first);
};

/** The largest page of each kind, in either language. The budget of the first view names three of the kinds. */
const figuresOfKind = (
	kind: ReturnType<typeof kindOf>,
	all: readonly MeasuredPage[],
	visited: readonly MeasuredPage[],
): Figure[] => {
	const isOfKind = ({ path }: MeasuredPage) => kindOf(path) === kind;
	const page = largest(all.filter(isOfKind), "firstView");
	const scripted = largest(visited.filter(isOfKind), "script");
	return [
		{
			name: `HTML and CSS of the first view, ${kind}: ${page.path}`,
			value: page.firstView,
			unit: "B",
			baseline: { name: "bare HTML", value: page.bare },
		},
		{
			name: `JavaScript, ${kind}: ${scripted.path}`,
			value: scripted.script,
			unit: "B",
		},
	];
};

const figuresOf = (all: readonly MeasuredPage[], visited: readonly MeasuredPage[]): Figure[] => {
	const failed = visited.filter(({ failure }) => failure !== undefined);
	const [style, shift] = [largest(visited, "style"), largest(visited, "shift")];
	return [
		{
			name: ["Pages with an error or never ready", ...failed.map(({ path }) => path)].join(" "),
			value: failed.length,
			unit: "",
			budget: { of: "value", most: 0 },
		},
		...(["home", "explore", "career", "other"] as const).flatMap((kind) => figuresOfKind(kind, all, visited)),
		{ name: `CSS after the first view: ${style.path}`, value: style.style, unit: "B" },
		{
			name: `Layout shift: ${shift.path}`,
			value: shift.shift,
			unit: "",
			budget: { of: "value", most: noShift },
		},
	];
};

const detailsOf = (pages: readonly MeasuredPage[]): string[][] => [
	[
		"page",
		"HTML + CSS",
		"bare HTML",
		"ratio",
		"JavaScript",
		"CSS later",
		"fonts",
		"other",
		"shift",
		"remark",
	],
	...pages.map((page) => [
		page.path,
		...[page.firstView, page.bare].map((bytes) => shown(bytes, "B")),
		(page.firstView / page.bare).toFixed(2),
		...[page.script, page.style, page.font, page.other].map((bytes) => shown(bytes, "B")),
		page.shift.toFixed(4),
		page.failure ?? page.moved,
	]),
];

/** The weight of each page as it travels, and the movements while it loads, on a phone and (long form) a desktop. */
export const measureBytes = async (isShort: boolean): Promise<Part> => {
	using sites = makeSites();
	await using served = await serve(sites.product);
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
	try {
		const paths = sites.paths.filter(isVisited(sites, isShort));
		const urls = paths.map((path) => served.origin + path);
		const onPhone = await visitAll(browser, urls, phone);
		const onDesktop = isShort ? [] : await visitAll(browser, urls, desktop);
		const sizes = (path: string) => ({
			path,
			firstView: sites.sizeOf(sites.product, path),
			bare: sites.sizeOf(sites.bare, path),
		});
		const none: Visit = { script: 0, style: 0, font: 0, other: 0, shift: 0, moved: "", failure: undefined };
		const visited = paths.map((path, index) => {
			const [small = none, wide = none] = [onPhone[index], onDesktop[index]];
			return {
				...small,
				...sizes(path),
				script: Math.max(small.script, wide.script),
				...(wide.shift > small.shift ? { shift: wide.shift, moved: wide.moved } : {}),
				failure: small.failure ?? wide.failure,
			};
		});
		const all = sites.paths.map((path) => ({ ...none, ...sizes(path) }));
		return {
			title: "Bytes of each page, and layout shift",
			figures: figuresOf(all, visited),
			details: detailsOf(visited),
		};
	} finally {
		await browser.close();
	}
};
