import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./src/web/prerendered-paths.ts";

export default {
	appDirectory: "src/web",
	ssr: false,
	prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config;
