// Inserts invisible word joiners between verb and pronoun, and inside short compounds, in the French messages.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withJoinedWords } from "./lib/french-typography.ts";

const root = resolve(import.meta.dirname, "..");
for (const name of globSync(["src/content/messages/fr/**/*.json", "src/content/messages/fr-adults.json"], {
	cwd: root,
})) {
	// Mail programs may show the joiner, so mails have none.
	if (name.endsWith("mail.json")) continue;
	const file = join(root, name);
	const text = readFileSync(file, "utf8");
	const joined = withJoinedWords(text);
	if (joined === text) continue;
	writeFileSync(file, joined);
	console.log(name);
}
