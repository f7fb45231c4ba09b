import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const folder = resolve(import.meta.dirname, "../../src/web/stand-ins");
const standIn = (name: string): string => JSON.stringify(resolve(folder, name));

const router = "react-router/dist/production/lib";
const routerImport = /import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.(\w+)\s*\)/g;
/** Fetched ahead: whoever needs it fetches it again, and hears of what went wrong. */
const routerPrefetch = /import\(\s*(?:\/\*[^*]*\*\/\s*)*modulePath\s*\)/g;

/** The router's modules wait for what they fetch (src/web/lib/patient-import.ts). */
const patient = async (file: string): Promise<string> => {
	const source = await readFile(file, "utf8");
	if (source.search(routerImport) === -1) throw new Error(`${file} fetches no module any more`);
	const changed = source
		.replace(routerImport, "patientImport(route.$1)")
		.replace(routerPrefetch, "patientImport(modulePath).catch(() => {})");
	return `import { patientImport } from ${standIn("../lib/patient-import.ts")};\n${changed}`;
};

const parts: Readonly<Record<string, (file: string) => Promise<string>>> = {
	"lucide-react/dist/esm/createLucideIcon.mjs": async () =>
		`export { default } from ${standIn("create-icon.ts")};`,
	[`${router}/router/instrumentation.js`]: async () => `export * from ${standIn("instrumentation.ts")};`,
	[`${router}/dom/ssr/fog-of-war.js`]: async () => `export * from ${standIn("discovery.ts")};`,
	[`${router}/dom/ssr/routeModules.js`]: patient,
	[`${router}/dom/ssr/routes.js`]: patient,
};

/**
 * Puts our own modules in the place of some of packages: those of which every page would load much and use nothing,
 * and those that would give up without a network. A build in which one is missing fails: the package has changed.
 */
export const standIns = (): Plugin => {
	const found = new Set<string>();
	return {
		name: "spectra-stand-ins",
		enforce: "pre",
		apply: "build",
		load: async (id) => {
			const file = id.replaceAll("\\", "/");
			const part = Object.keys(parts).find((name) => file.endsWith(`node_modules/${name}`));
			if (part === undefined) return undefined;
			found.add(part);
			return parts[part]?.(id);
		},
		buildEnd(error) {
			if (error || this.environment.name !== "client") return;
			const missing = Object.keys(parts).filter((part) => !found.has(part));
			if (missing.length > 0) throw new Error(`Packages have changed: there is no ${missing.join(", no ")}`);
		},
	};
};
