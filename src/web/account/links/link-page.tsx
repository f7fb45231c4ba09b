import type { ReactNode } from "react";

interface LinkPageProps {
	readonly title: string;
	readonly lead?: string;
	readonly children?: ReactNode;
}

/** A page with one thing to do: a column of reading width. */
export function LinkPage({ title, lead, children }: LinkPageProps) {
	return (
		<div className="page grid min-h-[60dvh] content-start justify-items-start gap-7 pt-12 md:pt-20">
			<header className="grid gap-4">
				<h1 className="display-2">{title}</h1>
				{lead ? <p className="lead measure">{lead}</p> : null}
			</header>
			{children}
		</div>
	);
}
