import { ownTime } from "./cpu-time.ts";
import { atAnyEnd, signal } from "./leftovers.ts";

/** How often the processes are looked at, in milliseconds. */
const everyMs = 4;
/** The time that a process may save up while it has nothing to do, in milliseconds. */
const savedMs = 20;

/**
 * Holds processes to a share of one processor each, as machines of their own with such a processor would: one that has used up
 * its share is stopped until it has time again. Needs no cgroup and no right beyond that to signal them. Linux only.
 */
export function holdProcesses(pids: readonly number[], share: number): Disposable {
	const held = pids.map((pid) => ({ pid, used: ownTime(pid), left: 0, isStopped: false }));
	let last = performance.now();
	const timer = setInterval(() => {
		const now = performance.now();
		for (const one of held) {
			const used = ownTime(one.pid);
			one.left = Math.min(savedMs, one.left + (now - last) * share - (used - one.used));
			one.used = used;
			const isOver = one.left < 0;
			if (isOver !== one.isStopped) signal(one.pid, isOver ? "SIGSTOP" : "SIGCONT");
			one.isStopped = isOver;
		}
		last = now;
	}, everyMs);
	const release = () => {
		clearInterval(timer);
		for (const { pid } of held) signal(pid, "SIGCONT");
	};
	const callOff = atAnyEnd(release);
	return {
		[Symbol.dispose]: () => {
			callOff();
			release();
		},
	};
}
