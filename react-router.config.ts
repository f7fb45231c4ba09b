import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./src/web/app/prerendered-paths.ts";

export default {
	appDirectory: "src/web",
	// The build script builds beside the pages in use.
	buildDirectory: process.env.SPECTRA_BUILD_DIRECTORY ?? "build",
	ssr: false,
	// Prerendered pages bring what their loaders gave: loaders in files of their own would only be more to fetch.
	splitRouteModules: false,
	prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config;
