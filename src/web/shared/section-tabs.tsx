import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useHydrated } from "../page/hydrated.ts";

export interface TabSection {
	/** The fragment of its address. */
	readonly id: string;
	readonly label: string;
	readonly content: ReactNode;
}

interface SectionTabsProps {
	/** The name of the navigation. */
	readonly label: string;
	readonly sections: readonly TabSection[];
	readonly className?: string;
}

/** After a change far down the page, the beginning of the new section is below the bar, not above the screen. */
const useTopInView = (current: string | undefined) => {
	const bar = useRef<HTMLElement>(null);
	const panels = useRef<HTMLDivElement>(null);
	const before = useRef(current);
	useEffect(() => {
		if (before.current === current) return;
		before.current = current;
		const hidden =
			(panels.current?.getBoundingClientRect().top ?? 0) - (bar.current?.getBoundingClientRect().bottom ?? 0);
		if (hidden < 0) window.scrollBy({ top: hidden, behavior: "instant" });
	}, [current]);
	return { bar, panels };
};

/**
 * Sections of a page of which one is shown, each with an address of its own. The tabs are links to fragments: without
 * scripts, in old browsers and on paper every section is there. Until the page is hydrated the CSS shows the
 * section that the address names (`.section-tabs` in app.css).
 */
export function SectionTabs({ label, sections, className = "" }: SectionTabsProps) {
	const { hash } = useLocation();
	const isHydrated = useHydrated();
	const named = isHydrated ? sections.find(({ id }) => hash === `#${id}`) : undefined;
	const current = (named ?? sections[0])?.id;
	const { bar, panels } = useTopInView(current);
	return (
		<div>
			<nav
				ref={bar}
				aria-label={label}
				className="sticky top-17 z-20 border-b border-hairline bg-paper print:hidden [@media(max-height:30rem)]:static"
			>
				<ul className="page flex justify-between gap-x-1 overflow-x-auto max-sm:px-3 sm:justify-start sm:gap-x-4">
					{sections.map(({ id, label: name }) => (
						<li key={id}>
							<Link
								to={`#${id}`}
								preventScrollReset
								aria-current={id === current ? "true" : undefined}
								className="flex min-h-12 items-center border-b-3 border-transparent px-2 font-semibold text-soft no-underline hover:text-ink focus-visible:outline-offset-[-3px] aria-[current]:border-ink aria-[current]:text-ink max-sm:px-1 max-sm:text-[0.9375rem] max-[22.5rem]:px-0.5 max-[22.5rem]:text-sm"
							>
								{name}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div
				ref={panels}
				data-current={isHydrated ? current : undefined}
				className={`section-tabs ${className}`}
			>
				{sections.map(({ id, content }) => (
					<div key={id} id={id} data-shown={id === current} className="section-panel scroll-mt-32">
						{content}
					</div>
				))}
			</div>
		</div>
	);
}
