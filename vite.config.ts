import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/lib/chunk-groups.ts";
import { contentModules } from "./scripts/lib/content-modules.ts";
import { markedMessages, marksWords } from "./scripts/lib/marked-words.ts";
import { oldestBrowsers } from "./src/web/page/supported-browsers.ts";

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
		rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
	},
});
