// Fails when the tables in code differ from the tables that the migrations create, or when a migration would break running
// servers without saying so.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOfKinds } from "./lib/migration-kinds.ts";
import { journalOf, migrationsFolder, missingMigration } from "./lib/migrations.mjs";

const missing = missingMigration();
if (missing !== "") {
	console.error(`No migration makes this; write it with "npm run migration -- name":\n\n${missing}`);
	process.exitCode = 1;
}
const files = journalOf(migrationsFolder).map(({ tag, when }) => ({
	tag,
	when,
	sql: readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8"),
}));
for (const problem of problemsOfKinds(files)) {
	console.error(problem);
	process.exitCode = 1;
}
