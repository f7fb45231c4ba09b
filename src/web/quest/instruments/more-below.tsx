interface MoreBelowProps {
	/** Whether the run button is in view below it, where the screen has space for it. */
	readonly isAboveRun: boolean;
}

/**
 * A shade over the last controls in view while more of them follow under the bar: it sticks to the edge, and leaves its
 * parent, where it is cut off, once the last control is in view. Place it last in a positioned element.
 */
export function MoreBelow({ isAboveRun }: MoreBelowProps) {
	return (
		<span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-clip lg:hidden">
			<span className="flex h-[calc(100%+2.5rem)] flex-col justify-end">
				<span
					className={`sticky bottom-0 h-10 bg-linear-to-t from-band from-10% roomy:bottom-(--foot) ${isAboveRun ? "tall:bottom-[calc(var(--foot)+3.75rem)]" : ""}`}
				/>
			</span>
		</span>
	);
}
