import type { ReactNode } from "react";

interface PartProps {
	/** The name of the component in the code. */
	readonly name: string;
	/** Shows it on the dark band. */
	readonly isOnBand?: boolean;
	readonly children: ReactNode;
}

/** A part of the screens under its name in the code, in all its states. */
export function Part({ name, isOnBand = false, children }: PartProps) {
	return (
		<section
			aria-label={isOnBand ? `${name} on the band` : name}
			className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-hairline pt-4"
		>
			<h2 className="text-xl">{name}</h2>
			<div
				className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${isOnBand ? "rounded-panel bg-band p-4 text-on-band" : ""}`}
			>
				{children}
			</div>
		</section>
	);
}

/** Parts side by side, on several lines where they need them. */
export function PartRow({ children }: { readonly children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
