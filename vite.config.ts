import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./scripts/lib/content-modules.ts";

// Browsers with light-dark() and oklch(): all current ones since May 2024.
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

// What every page loads, in one file: it compresses 9 kB better than in thirty.
const sharedParts = [
	{
		name: "frame",
		test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime|src[\\/]web[\\/](root|routes[\\/]site|features[\\/]layout|lib[\\/](page-head|local-link|route-locale))|web[\\/](ui[\\/](alert|create-icon|badge|skeleton|labelled-note|retry-alert)|lib[\\/](format|use-hydrated|hue|use-problem)|backends[\\/]browser[\\/](kept|lazily|outcome|signal))\.tsx?/,
		priority: 2,
	},
	{ name: "demo", test: /backends[\\/]demo[\\/](browser|create-demo-backend|storage-key)\.ts/, priority: 1 },
	{
		name: "live",
		test: /backends[\\/]http[\\/](browser|create-http-backend|who|pauses|storage-key|saved-careers|simulation|late-room|subscription|request)\.ts/,
		priority: 1,
	},
];

export default defineConfig({
	plugins: [contentModules(), tailwindcss({ optimize: false }), reactRouter()],
	resolve: {
		alias: [
			// Icons are drawn by 20 lines of our own (src/web/ui/create-icon.ts): lucide's weigh 1 kB on every page.
			{
				find: /^\.\.\/createLucideIcon\.mjs$/,
				replacement: resolve(import.meta.dirname, "src/web/ui/create-icon.ts"),
			},
		],
	},
	// So that prerendered pages hold the same icons.
	ssr: { noExternal: ["lucide-react"] },
	build: {
		target: browsers,
		cssTarget: browsers,
		cssMinify: "lightningcss",
		assetsInlineLimit: 0,
		// Parts that load late are small and stand alone: lists of what to fetch beside them would weigh on every page.
		modulePreload: false,
		rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } },
	},
});
