import type { Unobserve } from "#contract/problem.ts";

/** A value that others can follow. */
export interface Signal<Value> {
	/** Calls `listener` once with the present value, soon after, and again at every change. */
	observe(listener: (value: Value) => void): Unobserve;
	/** Tells everyone the present value. */
	changed(): void;
}

/** Follows what `read` gives; whoever changes it calls `changed`. */
export const createSignal = <Value>(read: () => Value): Signal<Value> => {
	const listeners = new Set<(value: Value) => void>();
	return {
		observe: (listener) => {
			// A wrapper of its own: the same function observed twice is two observations.
			const own = (value: Value): void => listener(value);
			listeners.add(own);
			queueMicrotask(() => listeners.has(own) && own(read()));
			return () => {
				listeners.delete(own);
			};
		},
		changed: () => {
			for (const listener of [...listeners]) listener(read());
		},
	};
};
