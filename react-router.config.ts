import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./src/web/app/prerendered-paths.ts";

export default {
	appDirectory: "src/web",
	// The build script builds beside the pages in use.
	buildDirectory: process.env.SPECTRA_BUILD_DIRECTORY ?? "build",
	ssr: false,
	prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config;
