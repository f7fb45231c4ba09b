import { prepare } from "./lib/prepare.mjs";

// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the word before tells which.
if (await prepare({ pages: false })) await import("../src/server/operator/backup.ts");
