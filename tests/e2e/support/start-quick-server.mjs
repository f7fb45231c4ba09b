import { prepare } from "../../../scripts/lib/prepare.mjs";

// The live server as `npm start` starts it, but for what takes its time on purpose.
if (await prepare({ pages: true })) await import("./quick-server.ts");
