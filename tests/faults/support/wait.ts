import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** Whether the long repetitions are requested. */
export const isLong = process.env.SPECTRA_FAULTS === "long";

/** The short form shares its machine with other tests, so it only finds what never happens. */
const shortFormSeconds = 150;

/**
 * Polls until the result is neither undefined nor false; fails after `seconds`, in the short form after two and a half minutes
 * at least, and names what it waited for.
 */
export async function until<Answer>(
	what: string,
	seconds: number,
	ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
): Promise<Answer> {
	const longest = isLong ? seconds : Math.max(seconds, shortFormSeconds);
	const deadline = performance.now() + longest * 1000;
	for (;;) {
		const answer = await ask();
		if (answer !== undefined && answer !== false) return answer;
		if (performance.now() > deadline) throw new Error(`Waited ${longest} s in vain: ${what}`);
		await pause(20);
	}
}
