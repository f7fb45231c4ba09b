// The tables in code are those that the migrations make: a change without its migration fails here.
import { missingMigration } from "./lib/migrations.mjs";

const missing = missingMigration();
if (missing !== "") {
	console.error(`No migration makes this; write it with "npm run migration -- name":\n\n${missing}`);
	process.exitCode = 1;
}
