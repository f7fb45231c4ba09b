import { createHash } from "node:crypto";
import { watchScript } from "../../src/web/app/foreign-changes.ts";
import { criticalStyle } from "./critical-style.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">/g;
const pageStyle = /(<style data-app="">)([\s\S]*?)(<\/style>)/;
const faceFile = /url\("?([^")]+\.woff2)"?\)/g;
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** The router's own script that goes back to where the page was scrolled, with the key of its storage. */
const scrollScript = /<script>\(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\(("[^"]*"), null\)<\/script>/;
/** The router's own scripts that prepare what its modules read. */
const routerScript = /<script>(?=window\.__reactRouterContext\b)/g;
/** The router's own scripts that hand over what the loaders gave at build. */
const handOver =
	/<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Scripts that wait for `lateStart`: modules, and those before them that are none. */
const lateModule = '<script type="text/late">';
const lateClassic = '<script type="text/late-classic">';

/**
 * Starts the page's scripts after `load` and the frame that follows it, in their order, so that they never compete with
 * the first paint: they wait as `text/late…`, and the modules' preloads as data, until this script wakes them. A page
 * that opens in the background draws no frame and does not wait for one.
 */
const lateStart = (preloads: readonly string[]): string =>
	`<script>addEventListener("load",()=>{const d=document,w=()=>{for(const href of ${JSON.stringify(preloads)})d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href}));for(const late of d.querySelectorAll('script[type^="text/late"]')){const s=d.createElement("script");if(late.type==="text/late")s.type="module";s.textContent=late.textContent;d.head.append(s)}};d.hidden?setTimeout(w):requestAnimationFrame(()=>setTimeout(w))})</script>`;

/** The fonts that a style names: asked for at once, so that most pages are first drawn in them. */
const facePreloads = (style: string): string =>
	[...new Set([...style.matchAll(faceFile)].map(([, href]) => href))]
		.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""/>`)
		.join("");

/** Loader data up to this length stays in its page: a request of its own would cost more. In characters. */
const longestInline = 2_000;

/** Asks for the page's data, again until it comes, and hands it to the router, which waits for it. */
const dataStart = (href: string): string =>
	`${lateClassic}{const c=window.__reactRouterContext.streamController,f=()=>fetch("${href}").then(r=>r.ok?r.text():Promise.reject()).then(t=>{c.enqueue(t);c.close()}).catch(()=>setTimeout(f,1e3));f()}</script>`;

/**
 * Goes back to where the page was scrolled when it was left, before it is painted; the router keeps the places by the
 * key of the visit. Does nothing where there is none yet or the storage is closed.
 */
const scrollBack = (storageKey: string | undefined): string =>
	storageKey === undefined
		? ""
		: `try{const k=history.state?.key,y=k&&JSON.parse(sessionStorage.getItem(${storageKey})||"{}")[k];if(typeof y==="number")scrollTo(0,y)}catch{};`;

/** Gives the visit its key, by which the router keeps where it was scrolled. */
const visitKey = `${lateClassic}history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"")</script>`;

/**
 * Takes out what the loaders gave at build: the page says the same in its markup, and the browser needs it only when it
 * takes the page over. It comes as a file then.
 */
const withoutData = (prerendered: string): { page: string; data: PageData | null } => {
	const text = [...prerendered.matchAll(handOver)]
		.map(([, literal]) => (literal === undefined ? "" : (JSON.parse(literal) as string)))
		.join("");
	if (text.length <= longestInline) return { page: prerendered, data: null };
	const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	const name = `assets/data-${digest}.json`;
	const page = prerendered.replace(handOver, "").replace("</body>", () => `${dataStart(`/${name}`)}</body>`);
	return { page, data: { name, text } };
};

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy of one page: its own inline scripts and style by hash, everything else from this origin. */
const contentSecurityPolicy = (html: string): string => {
	const scripts = [...html.matchAll(inlineScript)]
		.filter(([, attributes = ""]) => !attributes.includes("application/"))
		.map(([, attributes = "", text = ""]) => ({ isLate: attributes.includes("text/late"), text }));
	const hashes = [...new Set(scripts.map(({ text }) => sha256(text)))];
	const styles = [...html.matchAll(inlineStyle)].map(([, text = ""]) => sha256(text));
	return [
		"default-src 'none'",
		`script-src 'self' ${hashes.join(" ")}`,
		`style-src 'self' ${styles.join(" ")}`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		// No form is sent by the browser itself: what was typed would stand in the address.
		"form-action 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
};

/** What a page's loaders gave, as a file beside the page's modules. */
interface PageData {
	readonly name: string;
	readonly text: string;
}

export interface FinishedPage {
	readonly html: string;
	/** Null where it stays in the page. */
	readonly data: PageData | null;
	readonly contentSecurityPolicy: string;
}

const moduleScripts = /<script type="module" async="">([\s\S]*?)<\/script>/g;

/**
 * Turns a prerendered page into the file that is served: style cut to its need, scripts after the first paint,
 * only those modules fetched beforehand that `needed` finds the page's own scripts to run, and its words; policy.
 */
export const finishPage = (
	built: string,
	needed: (scripts: string) => ReadonlySet<string>,
	words: readonly string[],
): FinishedPage => {
	const { page: prerendered, data } = withoutData(built);
	const own = needed([...prerendered.matchAll(moduleScripts)].map(([, text = ""]) => text).join("\n"));
	const preloads = [...prerendered.matchAll(modulePreload)]
		.map(([, href = ""]) => href)
		.filter((href) => own.has(href));
	const [, storageKey] = scrollScript.exec(prerendered) ?? [];
	const markup = prerendered.replace(pageStyle, "").replace(inlineScript, "");
	const html = prerendered
		.replaceAll(modulePreload, "")
		.replaceAll(moduleScript, lateModule)
		.replaceAll(routerScript, lateClassic)
		.replace(
			pageStyle,
			(_, open: string, style: string, close: string) =>
				facePreloads(style) + open + criticalStyle(style, markup) + close,
		)
		.replace("</head>", () => `${lateStart([...preloads, ...words])}</head>`)
		.replace(scrollScript, () => visitKey)
		.replace(
			/<\/body><\/html>\s*$/,
			() => `<script>${scrollBack(storageKey)}${watchScript}</script></body></html>`,
		);
	return { html: markedPage(html, "demo"), data, contentSecurityPolicy: contentSecurityPolicy(html) };
};

const documentStart = "<!DOCTYPE html><html ";
const demoMark = `${documentStart}data-edition="demo" `;

/**
 * The page with its edition on the document's own element. React draws no such attribute there: nothing that it does
 * to the document can turn one edition into the other (web/api/edition.ts).
 */
const markedPage = (html: string, edition: "demo" | "live"): string => {
	if (!html.startsWith(documentStart)) throw new Error("A page does not begin as a document");
	return `${documentStart}data-edition="${edition}" ${html.slice(documentStart.length)}`;
};

/** The page as the server serves it: the same, but that its scripts ask the server and not the demonstration. */
export const livePage = (html: string): string => {
	if (!html.startsWith(demoMark)) throw new Error("A page does not begin with the mark of its edition");
	return markedPage(documentStart + html.slice(demoMark.length), "live");
};
