/** Milliseconds between one try and the next: ever longer, then every half minute. */
const retryDelaysMs = [2_000, 4_000, 8_000, 15_000];
const longestRetryDelayMs = 30_000;

/** How long to wait, in milliseconds, after so many tries that failed. */
export const retryDelayMs = (tries: number): number => retryDelaysMs[tries] ?? longestRetryDelayMs;

/** What wakes those who wait. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

const tell = (): void => {
	for (const listener of listeners) listener();
};

/** Whether parts of the site are waited for: the network is gone. Made for `useSyncExternalStore`. */
export const waitingLoads = {
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	isWaiting: (): boolean => waiting.size > 0,
	/** Tries at once what is waited for. */
	retry: (): void => {
		for (const wake of waiting) wake();
	},
};

const pause = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => {
		const wake = () => {
			clearTimeout(timer);
			window.removeEventListener("online", wake);
			waiting.delete(wake);
			tell();
			resolve();
		};
		const timer = setTimeout(wake, milliseconds);
		window.addEventListener("online", wake);
		waiting.add(wake);
		tell();
	});

/** Whether the site itself answers. */
const isReachable = (): Promise<boolean> =>
	fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
		({ ok }) => ok,
		() => false,
	);

/**
 * Fetches a part of the site, and while the network is gone waits and tries again: the screen stays as it is, with all
 * that was typed. Rejects where the site answers and the part still does not come: it is of an older release.
 */
export const loadWithRetry = async <Part>(load: () => Promise<Part>): Promise<Part> => {
	for (let tries = 0; ; tries += 1) {
		try {
			return await load();
		} catch {
			if (await isReachable()) return load();
		}
		await pause(retryDelayMs(tries));
	}
};
