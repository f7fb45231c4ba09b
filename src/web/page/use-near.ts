import { type RefObject, useEffect, useRef, useState } from "react";

/** The distance to the viewport at which an element counts as near. */
const margin = "400px";

/** Whether an element has been near the viewport once. Heavy content of it may load from then on. */
export const useNear = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
	const element = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
			},
			{ rootMargin: margin },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, []);
	return [element, isNear];
};
