import { prepare } from "./lib/prepare.mjs";

if (await prepare({ pages: true })) await import("../src/server/demo.ts");
