import { type RefObject, useEffect, useRef, useState } from "react";

/** How far before it comes into view something counts as seen. */
const ahead = "400px";

/** Whether an element has come near the view once: then what is heavy about it may be fetched. */
export const useSeen = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
	const element = useRef<HTMLDivElement>(null);
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
			},
			{ rootMargin: ahead },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, []);
	return [element, isSeen];
};
