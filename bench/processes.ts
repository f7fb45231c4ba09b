import { readdirSync, readFileSync } from "node:fs";

/** A running process, as /proc describes it. */
interface RunningProcess {
	readonly pid: number;
	readonly parent: number;
	readonly command: string;
}

const describe = (pid: number): RunningProcess | undefined => {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
		return {
			pid,
			parent,
			command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim(),
		};
	} catch {
		// It ended meanwhile.
		return undefined;
	}
};

/** All descendants of `pid`, without itself. Linux only. */
export const descendantsOf = (pid: number): RunningProcess[] => {
	const all = readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.map(describe)
		.filter((found) => found !== undefined);
	const below = (parent: number): RunningProcess[] =>
		all.filter((found) => found.parent === parent).flatMap((found) => [found, ...below(found.pid)]);
	return below(pid);
};

/** The memory of a process from /proc; 0 once it has ended. */
const readMemory = (pid: number): string => {
	try {
		return readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
	} catch {
		return "";
	}
};

/** Memory of processes in megabytes (10⁶ bytes), shared pages counted once (PSS). */
export const memoryOf = (pids: readonly number[]): number =>
	pids
		.map((pid) => /^Pss:\s+(\d+) kB/m.exec(readMemory(pid))?.[1])
		.reduce((sum, kibibytes) => sum + (Number(kibibytes ?? 0) * 1024) / 1e6, 0);
