import { Eye } from "lucide-react";
import type { ReactNode } from "react";

interface ParentViewFrameProps {
	readonly label: string;
	readonly children: ReactNode;
}

/** A frame around the other person's view. */
export function ParentViewFrame({ label, children }: ParentViewFrameProps) {
	return (
		<div className="grid content-start gap-6 self-start rounded-panel border border-hairline bg-surface p-5 sm:p-7">
			<p className="flex items-center gap-2.5 font-semibold">
				<Eye aria-hidden="true" className="size-5 flex-none" />
				{label}
			</p>
			{children}
		</div>
	);
}
