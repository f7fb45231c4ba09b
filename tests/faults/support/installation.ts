import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostmasterOf, readPostmasterFile } from "#server/platform/db/postmaster-file.ts";
import { makeSite } from "./site.ts";
import { until } from "./wait.ts";

/** A temporary folder with a site and a data folder. Deleted at the end, with any database in it. */
export interface Installation extends AsyncDisposable {
	readonly folder: string;
	readonly data: string;
	readonly site: string;
}

export function makeInstallation(dataName = "data"): Installation {
	const folder = mkdtempSync(join(tmpdir(), "faults-"));
	chmodSync(folder, 0o755);
	const data = join(folder, dataName);
	return {
		folder,
		data,
		site: makeSite(folder),
		[Symbol.asyncDispose]: async () => {
			const left = postmasterOf(data);
			if (left !== undefined) process.kill(left, "SIGKILL");
			await until("the database of a finished case to be gone", 10, () => postmasterOf(data) === undefined);
			await until("the folder of a finished case to be gone", 10, () => {
				rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
				return true;
			});
		},
	};
}

/** The process of the PostgreSQL of a data folder, whichever process started it. */
export function postmasterOf(data: string): number | undefined {
	const cluster = join(data, "postgres");
	const pid = readPostmasterFile(cluster)?.pid;
	return pid !== undefined && isPostmasterOf(pid, cluster) ? pid : undefined;
}

/** A process's children, from /proc. */
export function childrenOf(pid: number): number[] {
	const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
	return text.split(" ").filter(Boolean).map(Number);
}
