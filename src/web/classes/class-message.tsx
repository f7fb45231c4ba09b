import type { ReactNode } from "react";

interface ClassMessageProps {
	readonly title: string;
	readonly text?: string;
	readonly children: ReactNode;
}

/** Shown in place of a class that cannot be shown: a heading, the reason and the next step. */
export function ClassMessage({ title, text, children }: ClassMessageProps) {
	return (
		<div className="grid justify-items-start gap-4">
			<h1 className="display-2">{title}</h1>
			{text ? <p className="lead measure">{text}</p> : null}
			{children}
		</div>
	);
}
