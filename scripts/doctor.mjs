import { prepare } from "./lib/prepare.mjs";

if (await prepare({ pages: false })) await import("../src/server/operator/doctor-program.ts");
