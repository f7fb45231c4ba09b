import ts from "typescript";
import { exportedNames } from "./docstrings.ts";

/** The names that React Router expects every screen to export. */
const routerNames: ReadonlySet<string> = new Set([
	"loader",
	"clientLoader",
	"shouldRevalidate",
	"ErrorBoundary",
	"HydrateFallback",
	"Layout",
]);

/** Names exported by several files, each with its files. Takes texts by their paths. */
export const duplicateNames = (texts: ReadonlyMap<string, string>): string[] => {
	const files = new Map<string, string[]>();
	for (const [path, text] of texts) {
		const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
		for (const { text: name } of exportedNames(source)) files.set(name, [...(files.get(name) ?? []), path]);
	}
	return [...files]
		.filter(([name, paths]) => paths.length > 1 && !routerNames.has(name))
		.map(([name, paths]) => `${name}: ${paths.join(", ")}`);
};
