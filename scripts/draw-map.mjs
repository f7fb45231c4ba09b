// Draws the map of docs/architecture.md from the imports as they are: floors, and the rooms of the two wings.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const file = resolve(root, "docs/architecture.md");
const { stdout, status, stderr } = spawnSync(
	"depcruise",
	[
		...["--config", ".dependency-cruiser.mjs", "--output-type", "mermaid", "--include-only", "^src"],
		...["--exclude", "\\.test\\.|\\.css$", "--collapse", "^src/((web|server)/[^/]+|[^/]+)/", "src"],
	],
	{ cwd: root, encoding: "utf8" },
);
if (status !== 0) throw new Error(stderr);
// A folder that holds one collapsed node is drawn as that node.
const drawn = stdout.trim().replace(/subgraph \w+\["(\w+)"\]\n(\w+)\[" "\]\nend/g, '$2["$1"]');
const map = `<!-- map -->\n\n\`\`\`mermaid\n${drawn}\n\`\`\`\n\n<!-- /map -->`;
writeFileSync(
	file,
	readFileSync(file, "utf8").replace(/<!-- map -->[\s\S]*<!-- \/map -->/, () => map),
);
