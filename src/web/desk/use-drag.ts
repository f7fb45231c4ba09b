import { useRef } from "react";
import { useMove } from "react-aria/useMove";

interface Drag<Origin> {
	/** The state at the beginning of the drag: each move is reported with it. */
	readonly begin: () => Origin;
	/** A move of the pointer, in pixels since the drag began. */
	readonly onDrag: (origin: Origin, x: number, y: number) => void;
	readonly onDrop: () => void;
	/** An arrow key: so many steps, with Shift or without. */
	readonly onStep?: (steps: number, hasShift: boolean) => void;
}

/** Drags by mouse, finger or pen, and steps by arrow keys. A tap and a scroll are no drag. */
export function useDrag<Origin>({ begin, onDrag, onDrop, onStep }: Drag<Origin>) {
	const drag = useRef<{ origin: Origin; x: number; y: number } | null>(null);
	const { moveProps } = useMove({
		onMove: ({ pointerType, deltaX, deltaY, shiftKey }) => {
			// As of a slider: up and right are more.
			if (pointerType === "keyboard") return onStep?.(deltaX - deltaY, shiftKey);
			drag.current ??= { origin: begin(), x: 0, y: 0 };
			drag.current.x += deltaX;
			drag.current.y += deltaY;
			onDrag(drag.current.origin, drag.current.x, drag.current.y);
		},
		onMoveEnd: () => {
			if (drag.current !== null) onDrop();
			drag.current = null;
		},
	});
	return moveProps;
}
