// Fails when the tables in code differ from the tables that the migrations create.
import { missingMigration } from "./lib/migrations.mjs";

const missing = missingMigration();
if (missing !== "") {
	console.error(`No migration makes this; write it with "npm run migration -- name":\n\n${missing}`);
	process.exitCode = 1;
}
