import { readdirSync, readFileSync } from "node:fs";
import { pid } from "node:process";

/** The kernel counts processor time in hundredths of a second. */
const msPerTick = 10;

interface ProcessTime {
	readonly parent: number;
	/** Of the process itself, in milliseconds. */
	readonly own: number;
	/** Of its children that have ended. */
	readonly ended: number;
}

function timeOf(process: number): ProcessTime | undefined {
	try {
		const text = readFileSync(`/proc/${process}/stat`, "utf8");
		// The name in parentheses may hold anything.
		const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
		const at = (index: number) => Number(fields[index - 3]) * msPerTick;
		return { parent: Number(fields[1]), own: at(14) + at(15), ended: at(16) + at(17) };
	} catch {
		return undefined;
	}
}

/** The processor time of a process and all its children so far, those that have ended included, in milliseconds. Linux only. */
export function familyTime(root: number): number {
	const all = readdirSync("/proc")
		.map(Number)
		.filter((process) => process > 0 && process !== pid)
		.flatMap((process) => {
			const time = timeOf(process);
			return time === undefined ? [] : [{ process, ...time }];
		});
	const sum = (process: number): number => {
		const self = all.find((one) => one.process === process);
		const children = all.filter(({ parent }) => parent === process);
		return (self ? self.own + self.ended : 0) + children.reduce((time, one) => time + sum(one.process), 0);
	};
	return sum(root);
}

/** The parent of a process. */
export const parentOf = (process: number): number => timeOf(process)?.parent ?? 0;

/** The processor time of a process without its children, in milliseconds. */
export const ownTime = (process: number): number => timeOf(process)?.own ?? 0;
