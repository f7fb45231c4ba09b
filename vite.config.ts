import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./scripts/lib/content-modules.ts";
import { markedMessages, marksWords } from "./scripts/lib/marked-words.ts";
import { oldestBrowsers } from "./src/web/page/supported-browsers.ts";

// What every page loads, in one file: it compresses better than in many. Folders and packages, and the small modules
// of which every screen has one.
const frame =
	/node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|@tanstack)[\\/]|src[\\/]web[\\/](app[\\/](?!not-found)|api[\\/](?!device)|root|shared[\\/](route-locale|use-hydrated|page-head))|vite[\\/]preload|rolldown[\\/]runtime/;

const groups = [
	{ name: "frame", test: frame, priority: 2 },
	// What most screens share. Fewer would put zod on every page, which `npm run bench -- --part bytes` would show.
	{ name: "shared", minShareCount: 20, priority: 1 },
	// What the pages of careers share: a file for each of these small parts would be mostly frame. Not what loads the
	// catalogue, which every room uses that names a career.
	{
		name: "careers",
		test: /src[\\/](web|domain)[\\/]careers[\\/](?!catalogue|titles|career-names|queries)|web[\\/](quiz[\\/]own-light|shared[\\/]fingerprint)/,
		minShareCount: 4,
	},
];

export default defineConfig({
	plugins: [
		contentModules(),
		tailwindcss({ optimize: false }),
		reactRouter(),
		...(marksWords() ? [markedMessages()] : []),
	],
	build: {
		target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
		cssMinify: "lightningcss",
		assetsInlineLimit: 0,
		rolldownOptions: { output: { codeSplitting: { groups } } },
	},
});
