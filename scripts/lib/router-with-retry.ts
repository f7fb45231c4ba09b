import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const importWithRetry = JSON.stringify(
	resolve(import.meta.dirname, "../../src/web/app/import-with-retry.ts"),
);
const files = ["routeModules", "routes"].map(
	(name) => `node_modules/react-router/dist/production/lib/dom/ssr/${name}.js`,
);
const routerImport = /import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.(\w+)\s*\)/g;
/** Fetched ahead: who needs it fetches it again, and hears of what went wrong. */
const routerPrefetch = /import\(\s*(?:\/\*[^*]*\*\/\s*)*modulePath\s*\)/g;

/**
 * Lets the router wait for the modules it fetches (src/web/app/import-with-retry.ts). Left to itself it reloads the page
 * when one does not arrive, and offers no setting for that. A build whose router fetches them another way fails.
 */
export const routerWithRetry = (): Plugin => {
	const found = new Set<string>();
	return {
		name: "spectra-router-with-retry",
		enforce: "pre",
		apply: "build",
		load: async (id) => {
			const file = files.find((name) => id.replaceAll("\\", "/").endsWith(name));
			if (file === undefined) return undefined;
			const source = await readFile(id, "utf8");
			if (source.search(routerImport) === -1) throw new Error(`${id} fetches no module any more`);
			found.add(file);
			const changed = source
				.replace(routerImport, "importWithRetry(route.$1)")
				.replace(routerPrefetch, "importWithRetry(modulePath).catch(() => {})");
			return `import { importWithRetry } from ${importWithRetry};\n${changed}`;
		},
		buildEnd(error) {
			if (error || this.environment.name !== "client") return;
			const missing = files.filter((file) => !found.has(file));
			if (missing.length > 0)
				throw new Error(`React Router has changed: there is no ${missing.join(", no ")}`);
		},
	};
};
