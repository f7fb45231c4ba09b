// A process of its own that derives keys from passwords, one after the other: see hashing.ts.
import { scryptSync } from "node:crypto";
import { setPriority } from "node:os";
import type { KeyWanted } from "./hashing.ts";

/** Pages and answers come first, however many sign in; on a busy machine a tenth of a full share is left to this. */
const priority = 10;
setPriority(priority);

process.on("message", ({ password, salt, length, N, r, p }: KeyWanted) => {
	const options = { N, r, p, maxmem: 256 * N * r };
	process.send?.(scryptSync(password, Buffer.from(salt, "base64"), length, options).toString("base64"));
});

// It ends with the server and by nothing else: requests under way are finished first.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
