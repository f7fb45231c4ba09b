import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface FoldedSectionProps {
	/** The anchor of the section: an address that names it opens it, also when its link is followed again. */
	readonly id: string;
	readonly heading: string;
	/** The names of what is inside: one line of those that fit, none of them cut; shown while it is closed. */
	readonly inside?: readonly string[];
	readonly startsOpen?: boolean;
	readonly children: ReactNode;
}

/** A section under its heading, closed until the reader opens it, which needs no script. On paper app.css opens it. */
export function FoldedSection({
	id,
	heading,
	inside = [],
	startsOpen = false,
	children,
}: FoldedSectionProps) {
	const fold = useRef<HTMLDetailsElement>(null);
	const location = useLocation();
	useEffect(() => {
		if (fold.current && location.hash === `#${id}`) fold.current.open = true;
	}, [location, id]);
	return (
		<details ref={fold} id={id} open={startsOpen} className="group/section border-t border-hairline">
			<summary className="grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
				<h2 className="text-xl">{heading}</h2>
				<ChevronDown
					aria-hidden="true"
					className="size-5 text-soft transition-transform duration-150 group-open/section:rotate-180 print:hidden"
				/>
				{inside.length === 0 ? null : (
					<span
						aria-hidden="true"
						className="col-start-1 flex h-[1lh] flex-wrap overflow-hidden text-soft group-open/section:hidden print:hidden"
					>
						{inside.map((name, index) => (
							<span key={name} className={`max-w-full truncate ${index > 0 ? "ml-4 max-md:ml-3" : ""}`}>
								{name}
							</span>
						))}
					</span>
				)}
			</summary>
			<div className="grid gap-5 pt-1 pb-9">{children}</div>
		</details>
	);
}
