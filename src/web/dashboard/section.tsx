import { type ReactNode, useId } from "react";

interface SectionProps {
	readonly title: string;
	readonly hint?: string | undefined;
	/** Content that is read before the title. */
	readonly above?: ReactNode;
	readonly children: ReactNode;
}

/** A titled part of a dashboard. */
export function Section({ title, hint, above, children }: SectionProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
			{above}
			<div className="grid gap-1">
				<h2 id={id} className="display-3">
					{title}
				</h2>
				{hint ? <p className="text-soft">{hint}</p> : null}
			</div>
			{children}
		</section>
	);
}
