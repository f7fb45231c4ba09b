import { readFileSync } from "node:fs";

const handedOver = "SPECTRA_HANDED_OVER";
const lookEvery = 250;

/** The variables that a process adds to the environment of the process it hands over to. */
export const handOverMark = { [handedOver]: "1" };

/**
 * Stops this process in good order when its parent has gone without passing a signal on. The parent is the process that
 * handed over to it, or npm or its shell (npm ends the shell that runs a script, not the script).
 */
export function followParent() {
	const stop = () => process.kill(process.pid, "SIGTERM");
	if (process.env[handedOver] === "1" && process.channel !== undefined) {
		delete process.env[handedOver];
		process.once("disconnect", stop);
		process.channel.unref();
	} else if (process.env.npm_lifecycle_event !== undefined) {
		const before = elders();
		const looking = setInterval(() => {
			if (elders() === before) return;
			clearInterval(looking);
			stop();
		}, lookEvery).unref();
	}
}

/** The parent of this process and, where /proc has it, the grandparent: npm's shell and npm. */
function elders() {
	try {
		const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
		return `${process.ppid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]}`;
	} catch {
		return String(process.ppid);
	}
}
