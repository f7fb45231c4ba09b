import { useCallback, useEffect, useRef } from "react";

/** The time in milliseconds after which work starts without a paint: a hidden page is not painted. */
const longestWait = 100;

/**
 * Returns a function that starts the work of a tap once the browser has painted the pressed control, so that heavy work does
 * not delay the answer to the tap. While work waits, further calls are ignored; work that waits when the component
 * unmounts is dropped.
 */
export const useAfterPaint = (): ((work: () => void) => void) => {
	const cancel = useRef<(() => void) | null>(null);
	useEffect(() => () => cancel.current?.(), []);
	return useCallback((work) => {
		if (cancel.current !== null) return;
		let soon: ReturnType<typeof setTimeout> | undefined;
		const start = () => {
			cancel.current?.();
			work();
		};
		const frame = requestAnimationFrame(() => {
			soon = setTimeout(start);
		});
		const late = setTimeout(start, longestWait);
		cancel.current = () => {
			cancelAnimationFrame(frame);
			clearTimeout(soon);
			clearTimeout(late);
			cancel.current = null;
		};
	}, []);
};
