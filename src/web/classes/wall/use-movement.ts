import { useCallback, useEffect, useRef, useState } from "react";

/** How long something stays after the last movement, in milliseconds. */
const restMs = 3000;

/** Whether the pointer has moved within the last seconds; `move` reports a movement, and the first moment counts as one. */
export function useMovement() {
	const [isMoving, setMoving] = useState(true);
	const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
	const move = useCallback(() => {
		clearTimeout(rest.current);
		setMoving(true);
		rest.current = setTimeout(() => setMoving(false), restMs);
	}, []);
	useEffect(() => {
		move();
		return () => clearTimeout(rest.current);
	}, [move]);
	return { isMoving, move };
}
