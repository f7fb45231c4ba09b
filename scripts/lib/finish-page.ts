import { createHash } from "node:crypto";
import Beasties from "beasties";
import { type CheerioAPI, load } from "cheerio";

export interface FinishedPage {
	/** The page for static hosts: the demonstration. */
	readonly demo: string;
	/** The page that the server serves. Only the edition on the document's element differs. */
	readonly live: string;
	/** The page's policy: its own inline scripts and styles by hash, everything else from this origin. */
	readonly contentSecurityPolicy: string;
}

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyOf = ($: CheerioAPI): string => {
	const hashesOf = (selector: string): string[] => [
		...new Set(
			$(selector)
				.toArray()
				.map((element) => hash($(element).text())),
		),
	];
	return [
		"default-src 'none'",
		["script-src 'self'", ...hashesOf("script:not([src])")].join(" "),
		["style-src 'self'", ...hashesOf("style")].join(" "),
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		// The browser itself sends no form: typed text would appear in the address.
		"form-action 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
};

/**
 * Rules that depend on an attribute of the document element. The script of the head and the edition set it, so no rule of them matches
 * the prerendered page; but the first paint needs them: room for the language offer, the theme, the shown section.
 */
const documentRules = /^(?:html|:root)\[data-/;

/**
 * Creates the function that finishes a prerendered page: the critical rules of its stylesheet inlined and the stylesheet
 * moved to the end of the body, module scripts with low priority, the edition on the document, and the policy.
 * @param client the folder of the build, in which stylesheets are read
 */
export const createPageFinisher = (client: string) => {
	const beasties = new Beasties({
		path: client,
		preload: "body",
		// The page's own style has the fonts.
		inlineFonts: false,
		preloadFonts: false,
		reduceInlineStyles: false,
		allowRules: [documentRules],
		pruneSource: false,
		noscriptFallback: false,
		logLevel: "error",
	});
	return async (prerendered: string): Promise<FinishedPage> => {
		const $ = load(await beasties.process(prerendered), { xml: { xmlMode: false, decodeEntities: false } });
		$('script[type="module"], link[rel="modulepreload"]').attr("fetchpriority", "low");
		const inEdition = (edition: "demo" | "live"): string => {
			$("html").attr("data-edition", edition);
			return $.html();
		};
		return {
			demo: inEdition("demo"),
			live: inEdition("live"),
			contentSecurityPolicy: policyOf($),
		};
	};
};
