import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** Whether the long repetitions are requested. */
export const isLong = process.env.SPECTRA_FAULTS === "long";

/**
 * Polls until the result is neither undefined nor false; fails after `seconds`, naming what it waited for.
 */
export async function until<Answer>(
	what: string,
	seconds: number,
	ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
): Promise<Answer> {
	const deadline = performance.now() + seconds * 1000;
	for (;;) {
		const answer = await ask();
		if (answer !== undefined && answer !== false) return answer;
		if (performance.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}`);
		await pause(20);
	}
}
