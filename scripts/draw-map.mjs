// The map of docs/architecture.md, drawn from the imports as they are: layers, and the features of the two wings.
// Without a word it is drawn anew; with --check it is only compared, for `npm run check`.
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { runTool } from "./lib/run-tool.mjs";

const file = inRoot("docs", "architecture.md");
const { status, output } = runTool("depcruise", [
	...["--config", ".dependency-cruiser.mjs", "--output-type", "mermaid", "--include-only", "^src"],
	...["--exclude", "\\.test\\.|\\.css$", "--collapse", "^src/((web|server)/[^/]+|[^/]+)/", "src"],
]);
if (status !== 0) throw new Error(output);

// A folder that holds one collapsed node is drawn as that node.
const drawn = output.trim().replace(/subgraph \w+\["(\w+)"\]\n(\w+)\[" "\]\nend/g, '$2["$1"]');
const map = `<!-- map -->\n\n\`\`\`mermaid\n${drawn}\n\`\`\`\n\n<!-- /map -->`;
const before = readFileSync(file, "utf8");
const after = before.replace(/<!-- map -->[\s\S]*<!-- \/map -->/, () => map);

if (before !== after && process.argv.includes("--check")) {
	console.error(
		"The map in docs/architecture.md is not that of the imports: draw it anew with `npm run map`.",
	);
	process.exitCode = 1;
} else if (before !== after) writeFileSync(file, after);
