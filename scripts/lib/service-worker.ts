import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-wasm";
import { generateSW, type RuntimeCaching } from "workbox-build";
import { type Locale, languages, locales } from "../../src/domain/shared/locale.ts";
import { pagesCache } from "../../src/web/page/service-worker.ts";

const fallbackOf = (locale: Locale): string => `${languages[locale].pathPrefix}/__spa-fallback.html`;

/**
 * Matches the addresses of pages in a language: every path without a file extension, except the API, calendar feeds, the operator's
 * desk, and the page that schools send people back to: its address holds the answer of a log-in.
 */
export const pagePattern = (locale: Locale): RegExp => {
	const prefix = languages[locale].pathPrefix;
	const others = locales.map((one) => languages[one].pathPrefix.slice(1)).filter((one) => one !== "");
	const start =
		prefix === ""
			? `(?!/(?:${[...others, "api", "calendar"].join("|")})(?:[/?#]|$))`
			: `(?=${prefix}(?:[/?#]|$))`;
	return new RegExp(
		`^https?://[^/]+(?!${prefix}/(?:operator|school-login)(?:[/?#]|$))${start}/[^.?#]*(?:[?#].*)?$`,
	);
};

/** Pages from the network while there is one, else as last visited, else the fallback, which renders any screen offline. */
const pagesIn = (locale: Locale): RuntimeCaching => ({
	urlPattern: pagePattern(locale),
	handler: "NetworkFirst",
	options: {
		cacheName: pagesCache,
		networkTimeoutSeconds: 4,
		expiration: { maxEntries: 60, maxAgeSeconds: 30 * 24 * 3600 },
		cacheableResponse: { statuses: [200] },
		precacheFallback: { fallbackURL: fallbackOf(locale) },
	},
});

/**
 * Writes the service worker of a finished build: all modules, styles and fonts of this release are stored at its
 * installation, pages when they are visited. Answers of the API are never stored.
 */
export const writeServiceWorker = async (client: string): Promise<void> => {
	const { warnings } = await generateSW({
		globDirectory: client,
		// Few people are operators: what their desk needs is loaded when they open it, and never stored.
		globIgnores: ["assets/operator*"],
		globPatterns: [
			"assets/*.{js,css,woff2}",
			"**/__spa-fallback.html",
			"favicon.svg",
			"manifest.webmanifest",
		],
		// Their names contain a hash of their content.
		dontCacheBustURLsMatching: /^assets\//,
		swDest: join(client, "sw.js"),
		inlineWorkboxRuntime: true,
		sourcemap: false,
		mode: "production",
		// A new release waits until no page of the old one is open: two releases never mix.
		skipWaiting: false,
		clientsClaim: true,
		cleanupOutdatedCaches: true,
		directoryIndex: null,
		runtimeCaching: [
			...locales.map(pagesIn),
			{
				urlPattern: /^https?:\/\/[^/]+\/assets\/(?!operator)/,
				handler: "CacheFirst",
				options: {
					cacheName: "assets",
					expiration: { maxEntries: 600, maxAgeSeconds: 30 * 24 * 3600 },
					cacheableResponse: { statuses: [200] },
				},
			},
		],
	});
	if (warnings.length > 0) throw new Error(warnings.join("\n"));
};

const iconSizes = [192, 512] as const;

/** Writes the web manifest and its icons, drawn from the favicon. */
export const writeManifest = async (client: string): Promise<void> => {
	const svg = await readFile(join(client, "favicon.svg"), "utf8");
	await mkdir(join(client, "icons"), { recursive: true });
	for (const size of iconSizes) {
		const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
		await writeFile(join(client, "icons", `${size}.png`), png);
	}
	const manifest = {
		name: "Spectra",
		short_name: "Spectra",
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#fbfaf7",
		theme_color: "#0c0d18",
		icons: iconSizes.map((size) => ({
			src: `/icons/${size}.png`,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose: "any",
		})),
	};
	await writeFile(join(client, "manifest.webmanifest"), JSON.stringify(manifest));
};
