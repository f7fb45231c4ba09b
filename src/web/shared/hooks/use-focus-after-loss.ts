import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for the heading or group that receives the focus when a focused item of a list disappears. `count` is the
 * number of items.
 */
export function useFocusAfterLoss<Element extends HTMLElement>(count: number): RefObject<Element | null> {
	const target = useRef<Element>(null);
	const before = useRef(count);
	useEffect(() => {
		const isLost = document.activeElement === null || document.activeElement === document.body;
		if (count < before.current && isLost) target.current?.focus();
		before.current = count;
	}, [count]);
	return target;
}
