import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type DeskPart, deskParts } from "./part-of-need.ts";

interface PartLinksProps {
	readonly current: DeskPart;
	/** How much waits in each part. */
	readonly waiting: Partial<Record<DeskPart, number>>;
	readonly onChoose: () => void;
}

/** Where the row scrolls, the current part is in view. */
const scrollIntoSight = (list: HTMLUListElement | null): void => {
	const current = list?.querySelector<HTMLElement>("[aria-current]");
	if (list && current && current.offsetLeft + current.offsetWidth > list.offsetLeft + list.clientWidth)
		list.scrollLeft = current.offsetLeft - list.offsetLeft - 24;
};

/** The parts of the desk: a column, on a phone a row that scrolls. */
export function PartLinks({ current, waiting, onChoose }: PartLinksProps) {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("operator.parts.label")} className="min-w-0 md:sticky md:top-24 print:hidden">
			<ul
				ref={scrollIntoSight}
				className="flex overflow-x-auto scroll-sign border-b border-hairline md:grid md:overflow-visible md:border-b-0 md:border-l"
			>
				{deskParts.map((id) => (
					<li key={id} className="flex-none">
						<Link
							to={`#${id}`}
							preventScrollReset
							onClick={onChoose}
							aria-current={id === current ? "page" : undefined}
							className="flex min-h-11 items-center gap-2 whitespace-nowrap border-b-3 border-transparent px-2.5 font-semibold text-soft no-underline hover:text-ink focus-visible:outline-offset-[-3px] aria-[current]:border-ink aria-[current]:text-ink md:-ml-px md:border-b-0 md:border-l-3 md:px-4"
						>
							{t(`operator.parts.${id}`)}
							{waiting[id] === undefined ? null : (
								<span className="rounded-full bg-ink px-2 text-sm text-paper tabular-nums">
									{waiting[id]}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
