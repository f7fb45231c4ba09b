import { prepare } from "./lib/prepare.mjs";

// `npm run backup -- FOLDER`, `npm run restore -- FOLDER` and so on; the first argument selects the command.
if (await prepare({ pages: false })) await import("../src/server/operator/backup-program.ts");
