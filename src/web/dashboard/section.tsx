import { type ReactNode, useId } from "react";

interface SectionProps {
	readonly title: string;
	readonly hint?: string | undefined;
	/** Content that is read before the title. */
	readonly above?: ReactNode;
	/** One of several parts side by side: a smaller title. */
	readonly isCompact?: boolean;
	readonly children: ReactNode;
}

/** A titled part of a dashboard. */
export function Section({ title, hint, above, isCompact = false, children }: SectionProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className={`grid grid-cols-[minmax(0,1fr)] content-start ${isCompact ? "gap-2" : "gap-4"}`}
		>
			{above}
			<div className="grid gap-1">
				<h2 id={id} className={isCompact ? "text-[1.375rem] leading-tight" : "display-3"}>
					{title}
				</h2>
				{hint ? <p className="text-soft">{hint}</p> : null}
			</div>
			{children}
		</section>
	);
}
