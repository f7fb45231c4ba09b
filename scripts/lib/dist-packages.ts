import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package as package-lock.json has it. */
export interface LockedPackage {
	readonly version: string;
	readonly license?: string;
	readonly integrity?: string;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of package-lock.json by their folder, such as `node_modules/pg`. */
export type Lock = Readonly<Record<string, LockedPackage | undefined>>;

/** Imports at run time: those of types are gone. `load` is the createRequire of drizzle.ts. */
const imports =
	/(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^;"]*?from\s+"([^"]+)"|\b(?:import|load)\(\s*"([^"]+)"\s*\)/g;

const packageOf = (specifier: string): string =>
	specifier
		.split("/")
		.slice(0, specifier.startsWith("@") ? 2 : 1)
		.join("/");

/** The names of the packages that the modules of some folders load, without tests. */
export function loadedPackages(folders: readonly string[]): string[] {
	const names = new Set<string>();
	for (const folder of folders) {
		for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
			const source = readFileSync(join(folder, file), "utf8");
			for (const [, from, called] of source.matchAll(imports)) {
				const specifier = from ?? called ?? "";
				if (/^[a-z@]/i.test(specifier) && !/^(node|spectra):/.test(specifier))
					names.add(packageOf(specifier));
			}
		}
	}
	return [...names].sort();
}

/** Where a package finds another, by Node's rule; undefined for an optional one that is not installed. */
function resolveFrom(lock: Lock, folder: string, name: string): string | undefined {
	for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
		const path = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
		if (lock[path] !== undefined) return path;
		if (at === "") return undefined;
	}
}

/** The folders of some packages and of everything that they depend on, without peers. */
export function closureOf(lock: Lock, names: readonly string[]): string[] {
	const found = new Set<string>();
	const add = (from: string, name: string) => {
		const path = resolveFrom(lock, from, name);
		if (path === undefined || found.has(path)) return;
		found.add(path);
		const { dependencies, optionalDependencies } = lock[path] ?? {};
		for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) add(path, dependency);
	};
	for (const name of names) add("", name);
	return [...found].sort();
}

/** The list of the packages in CycloneDX 1.5, the same for the same lock. */
export function billOfMaterials(lock: Lock, folders: readonly string[], version: string): object {
	const components = folders.flatMap((folder) => {
		const entry = lock[folder];
		if (entry === undefined) return [];
		const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
		const [algorithm, digest = ""] = (entry.integrity ?? "").split("-");
		const content = Buffer.from(digest, "base64").toString("hex");
		return [
			{
				type: "library",
				"bom-ref": `${name}@${entry.version}`,
				name,
				version: entry.version,
				purl: `pkg:npm/${name.replace("@", "%40")}@${entry.version}`,
				...(algorithm === "sha512" ? { hashes: [{ alg: "SHA-512", content }] } : {}),
				...(entry.license === undefined ? {} : { licenses: [{ license: { name: entry.license } }] }),
			},
		];
	});
	const application = { type: "application", "bom-ref": `spectra@${version}`, name: "spectra", version };
	return {
		bomFormat: "CycloneDX",
		specVersion: "1.5",
		version: 1,
		metadata: { component: application },
		components,
	};
}
