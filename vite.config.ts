import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./scripts/lib/content-modules.ts";

// Browsers with light-dark() and oklch(): all current ones since May 2024.
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

export default defineConfig({
	plugins: [contentModules(), tailwindcss({ optimize: false }), reactRouter()],
	build: { target: browsers, cssTarget: browsers, cssMinify: "lightningcss", assetsInlineLimit: 0 },
});
