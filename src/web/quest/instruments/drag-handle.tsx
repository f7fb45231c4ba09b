import { memo, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { light } from "./drawing.tsx";

/** The distance of a drag, in the drawing's own units. */
export interface Moved {
	readonly x: number;
	readonly y: number;
}

interface DragHandleProps {
	/** The current value: each move is reported with the value from when the drag began. */
	readonly value: number;
	/** Omitted if nothing can be set. */
	readonly onMove: ((moved: Moved, valueBefore: number) => void) | undefined;
	readonly onDrop?: () => void;
	readonly cursor: "cursor-ns-resize" | "cursor-ew-resize" | "cursor-grab";
	/** Whether it moves in both directions: then a finger on it does not scroll. */
	readonly isFree?: boolean;
	readonly children: ReactNode;
}

/** A pointer's position in the drawing's units, at any size. */
const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): Moved =>
	new DOMPoint(clientX, clientY).matrixTransform(
		currentTarget.ownerSVGElement?.getScreenCTM()?.inverse() ?? undefined,
	);

/** A part of a drawing that can be dragged. Buttons and keys can set the same value. */
export function DragHandle({ value, onMove, onDrop, cursor, isFree = false, children }: DragHandleProps) {
	const held = useRef<{ readonly from: Moved; readonly value: number } | null>(null);
	const handle = useRef<SVGGElement>(null);
	const isUpright = isFree || cursor === "cursor-ns-resize";
	useEffect(() => {
		const element = handle.current;
		if (!element || !isUpright) return;
		// Browsers ignore `touch-action` on parts of a drawing, so a listener prevents scrolling.
		const keep = (event: TouchEvent): void => event.preventDefault();
		element.addEventListener("touchmove", keep, { passive: false });
		return () => element.removeEventListener("touchmove", keep);
	}, [isUpright]);
	const drop = (): void => {
		if (!held.current) return;
		held.current = null;
		onDrop?.();
	};
	if (!onMove) return <g>{children}</g>;
	return (
		<g
			ref={handle}
			className={`${isUpright ? "touch-none" : "touch-pan-y"} select-none ${cursor}`}
			onPointerDown={(event) => {
				// Moves count anywhere on the screen until the pointer is released.
				event.currentTarget.setPointerCapture(event.pointerId);
				held.current = { from: pointOf(event), value };
			}}
			onPointerMove={(event) => {
				if (!held.current) return;
				const { x, y } = pointOf(event);
				onMove({ x: x - held.current.from.x, y: y - held.current.from.y }, held.current.value);
			}}
			onPointerUp={drop}
			onPointerCancel={drop}
		>
			{children}
		</g>
	);
}

/**
 * A drag handle: a ring with an arrow up and one down, large enough for a finger. It is placed by coordinates: a
 * transform of a part of a drawing makes browsers lay out the whole page.
 */
export const Ring = memo(function Ring({ x, y }: Moved) {
	return (
		<>
			<circle cx={x} cy={y} r="24" fill="transparent" />
			<circle cx={x} cy={y} r="11" fill={light.ground} stroke={light.ink} strokeWidth="2" />
			<path
				d={`M${x - 4} ${y - 2}l4 -4l4 4m-8 4l4 4l4 -4`}
				fill="none"
				stroke={light.ink}
				strokeWidth="1.6"
			/>
		</>
	);
});

interface HotspotProps {
	/** Omitted where a tap does nothing. */
	readonly onTap: (() => void) | undefined;
	readonly children: ReactNode;
}

/** A part of a drawing that can be clicked. Buttons and keys can set the same value. */
export function Hotspot({ onTap, children }: HotspotProps) {
	return (
		<g onPointerUp={onTap} className={onTap ? "cursor-pointer" : undefined}>
			{children}
		</g>
	);
}
