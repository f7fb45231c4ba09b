import ts from "typescript";
import { exportedNames } from "./docstrings.ts";

/** What React Router asks of every screen under these names. */
const routerNames: ReadonlySet<string> = new Set([
	"loader",
	"clientLoader",
	"shouldRevalidate",
	"ErrorBoundary",
	"HydrateFallback",
	"Layout",
]);

/** Names that several files export, each with its files: one name stands for one thing. Takes texts by their paths. */
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
