// A child process that derives keys from passwords, one after the other: see hashing.ts.
import { scryptSync } from "node:crypto";
import { setPriority } from "node:os";
import type { KeyWanted } from "./hashing.ts";

/** A lower priority than the server's: with many logins, pages and responses come first. */
const priority = 10;
setPriority(priority);

process.on("message", ({ password, salt, length, N, r, p }: KeyWanted) => {
	const options = { N, r, p, maxmem: 256 * N * r };
	process.send?.(scryptSync(password, Buffer.from(salt, "base64"), length, options).toString("base64"));
});

// It ends with the server only, after the server's last request.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
