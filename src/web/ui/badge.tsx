import type { ReactNode } from "react";

type Look = "outline" | "solid" | "destructive" | "line";

const looks: Record<Look, string> = {
	outline: "border border-hairline",
	solid: "bg-ink text-paper",
	destructive: "bg-danger-surface text-danger",
	line: "bg-line-surface text-line-text",
};

interface BadgeProps {
	readonly look?: Look;
	readonly children: ReactNode;
}

/** A short label. `line` takes the colour of the surrounding category. */
export function Badge({ look = "outline", children }: BadgeProps) {
	return (
		<span
			data-look={look}
			className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-sm leading-snug ${looks[look]}`}
		>
			{children}
		</span>
	);
}
