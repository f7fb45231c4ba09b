import type { ReactNode } from "react";

interface OneThingProps {
	readonly title: string;
	readonly lead?: string;
	readonly children?: ReactNode;
}

/** A page with one thing to do before the desk is open. */
export function OneThing({ title, lead, children }: OneThingProps) {
	return (
		<div className="page grid min-h-[60dvh] content-start justify-items-start gap-7 pt-12 md:pt-20">
			<header className="grid gap-4">
				<h1 className="display-2">{title}</h1>
				{lead === undefined ? null : <p className="lead measure">{lead}</p>}
			</header>
			{children}
		</div>
	);
}
