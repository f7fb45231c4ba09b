// Joins verb and pronoun, and short compounds, in the French messages, as `npm test` asks: an invisible joiner that nobody
// wants to type.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withJoinedWords } from "./lib/french-typography.ts";

const root = resolve(import.meta.dirname, "..");
for (const name of globSync(["src/content/messages/fr/**/*.json", "src/content/messages/fr-adults.json"], {
	cwd: root,
})) {
	// Mails are read by programs that may show what should be invisible.
	if (name.endsWith("mail.json")) continue;
	const file = join(root, name);
	const text = readFileSync(file, "utf8");
	const joined = withJoinedWords(text);
	if (joined === text) continue;
	writeFileSync(file, joined);
	console.log(name);
}
