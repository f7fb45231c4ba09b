/** The instant from which a request that exceeded a limit may be repeated, in milliseconds of `performance.now()`. */
let retryAt = 0;

/** Learns from a response how long to wait. */
export const learnRetryTime = (seconds: number): void => {
	retryAt = performance.now() + seconds * 1000;
};

/** The seconds until the latest request that exceeded a limit may be repeated; null when it may be now. */
export const secondsToRetry = (): number | null => {
	const left = Math.ceil((retryAt - performance.now()) / 1000);
	return left > 0 ? left : null;
};
