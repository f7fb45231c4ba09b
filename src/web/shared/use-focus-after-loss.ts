import { type RefObject, useEffect, useRef } from "react";

/**
 * What takes the focus once something of a list has gone and the focus went with it: the heading or the group that stays.
 * `count` is how many there are.
 */
export function useFocusAfterLoss<Place extends HTMLElement>(count: number): RefObject<Place | null> {
	const place = useRef<Place>(null);
	const before = useRef(count);
	useEffect(() => {
		const isLost = document.activeElement === null || document.activeElement === document.body;
		if (count < before.current && isLost) place.current?.focus();
		before.current = count;
	}, [count]);
	return place;
}
