import type { Unobserve } from "#contract/problem.ts";
import { createSignal } from "../browser/signal.ts";
import { longestPause, pauses } from "./pauses.ts";
import type { HttpWorld } from "./world.ts";

/** A value of the server's that is told only once it is known, and again when it has changed. */
interface OnceKnown<Value> {
	/** What was shown last; undefined while nothing is known. */
	shown(): Value | undefined;
	show(value: Value): void;
	/** Finds it anew where it is known already; where it is not, the first who looks asks. */
	refresh(): void;
	/** The first who looks asks until it is known. */
	observe(listener: (value: Value) => void): Unobserve;
}

/** `find` asks for the value and shows it; it rejects while the server is away. */
export const onceKnown = <Value>(world: HttpWorld, find: () => Promise<void>): OnceKnown<Value> => {
	let shown: Value | undefined;
	const { observe, changed } = createSignal(async () => shown);
	let tellKnown = () => {};
	const known = new Promise<void>((resolve) => {
		tellKnown = resolve;
	});
	let isLoading = false;
	const load = async (): Promise<void> => {
		isLoading = true;
		for (let tries = 0; shown === undefined; tries += 1)
			await find().catch(() => world.wait(pauses[tries] ?? longestPause));
	};
	return {
		shown: () => shown,
		show: (value) => {
			const before = shown;
			shown = value;
			if (before === undefined) tellKnown();
			else if (JSON.stringify(before) !== JSON.stringify(value)) changed();
		},
		refresh: () => {
			if (shown !== undefined) void find().catch(() => {});
		},
		observe: (listener) => {
			let isOpen = true;
			let stop = () => {};
			const begin = () => {
				if (isOpen) stop = observe((value) => value !== undefined && listener(value));
			};
			if (!isLoading) void load();
			if (shown !== undefined) begin();
			else void known.then(begin);
			return () => {
				isOpen = false;
				stop();
			};
		},
	};
};
