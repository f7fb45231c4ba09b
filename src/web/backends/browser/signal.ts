import type { Unobserve } from "#contract/problem.ts";

/** A value that others can follow. */
export interface Signal<Value> {
	/** Calls `listener` once with the present value, soon after, and again at every change. */
	observe(listener: (value: Value) => void): Unobserve;
	/** Tells everyone the present value. */
	changed(): void;
}

/**
 * Follows what `read` gives; whoever changes it calls `changed`. What was read late never follows what was read
 * after it; what cannot be read is told at the next change.
 */
export const createSignal = <Value>(read: () => Promise<Value>): Signal<Value> => {
	const listeners = new Set<(value: Value) => void>();
	let round = 0;
	const tell = (whom: () => Iterable<(value: Value) => void>): void => {
		const own = round;
		read().then(
			(value) => {
				if (own !== round) return;
				for (const listener of [...whom()]) if (listeners.has(listener)) listener(value);
			},
			(error: unknown) => console.error("A part of the page did not arrive", error),
		);
	};
	return {
		observe: (listener) => {
			// A wrapper of its own: the same function observed twice is two observations.
			const own = (value: Value): void => listener(value);
			listeners.add(own);
			tell(() => [own]);
			return () => {
				listeners.delete(own);
			};
		},
		changed: () => {
			round += 1;
			tell(() => listeners);
		},
	};
};
