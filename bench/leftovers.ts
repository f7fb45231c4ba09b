import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const endings = new Set<() => void>();

process.once("exit", () => {
	for (const end of [...endings].reverse()) end();
});
for (const [name, code] of [
	["SIGINT", 130],
	["SIGTERM", 143],
	["SIGHUP", 129],
] as const)
	process.once(name, () => process.exit(code));

/** Calls `end` if this run stops early for any reason, in reverse order of registration. Returns a function that cancels it. */
export const atAnyEnd = (end: () => void): (() => void) => {
	endings.add(end);
	return () => void endings.delete(end);
};

/** Sends a signal to a process, or with a negative id to a group, which may have ended already. */
export const signal = (number: number, name: NodeJS.Signals): void => {
	try {
		process.kill(number, name);
	} catch {
		// It has ended already.
	}
};

/** A temporary folder, readable by other users for the database's sake, deleted at disposal and at any end of this run. */
export const temporaryFolder = (name: string): Disposable & { readonly path: string } => {
	const path = mkdtempSync(join(tmpdir(), `spectra-bench-${name}-`));
	const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
	const callOff = atAnyEnd(remove);
	return {
		path,
		[Symbol.dispose]: () => {
			callOff();
			remove();
		},
	};
};
