import { Eye } from "lucide-react";
import type { ReactNode } from "react";

interface ParentViewFrameProps {
	readonly label: string;
	/** Whether the label is a heading of the page: no heading is above it. */
	readonly isHeading?: boolean;
	readonly children: ReactNode;
}

/** A frame around the other person's view. */
export function ParentViewFrame({ label, isHeading = false, children }: ParentViewFrameProps) {
	const Label = isHeading ? "h2" : "p";
	return (
		<div className="grid content-start gap-6 self-start rounded-panel border border-hairline bg-surface p-5 sm:p-7">
			<Label className="flex items-center gap-2.5 font-text text-base font-semibold tracking-normal">
				<Eye aria-hidden="true" className="size-5 flex-none" />
				{label}
			</Label>
			{children}
		</div>
	);
}
