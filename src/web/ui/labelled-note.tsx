import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";

interface LabelledNoteProps {
	readonly label: string;
	readonly children: ReactNode;
}

/** A quiet remark about the following content, with a one-word badge: "Sample", and why. */
export function LabelledNote({ label, children }: LabelledNoteProps) {
	return (
		<p role="note" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-soft">
			<Badge look="solid">{label}</Badge>
			<span>{children}</span>
		</p>
	);
}
