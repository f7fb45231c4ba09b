import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./scripts/lib/content-modules.ts";

// Browsers with light-dark() and oklch(): all current ones since May 2024.
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

// What every page loads, in two files: together they compress 8 kB better than in thirty.
const sharedParts = [
	{
		name: "library",
		test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime/,
		priority: 2,
	},
	{
		name: "frame",
		test: /src[\\/]web[\\/](root|routes[\\/]site|features[\\/]layout|lib[\\/](page-head|local-link|route-locale))|backends[\\/]demo[\\/]browser\.ts|web[\\/](ui[\\/](alert|badge|skeleton|labelled-note|retry-alert)|lib[\\/](format|use-hydrated|hue|use-problem))\.tsx?|lucide-react[\\/]dist[\\/]esm[\\/](Icon|createLucideIcon)/,
		priority: 1,
	},
];

export default defineConfig({
	plugins: [contentModules(), tailwindcss({ optimize: false }), reactRouter()],
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
