import type { ReactNode } from "react";
import { Absence } from "../../shared/absent-page.tsx";

interface ClassMessageProps {
	readonly title: string;
	readonly text?: string;
	readonly children: ReactNode;
}

/** Shown in place of a class that cannot be shown: a heading, the reason and the next step. */
export function ClassMessage({ title, text, children }: ClassMessageProps) {
	return (
		<div className="grid gap-6">
			<h1 className="display-2">{title}</h1>
			<Absence gate="class" text={text}>
				{children}
			</Absence>
		</div>
	);
}
