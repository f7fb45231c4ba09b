import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { nextIndexForKey } from "./arrow-focus.ts";

export interface TabItem {
	readonly id: string;
	readonly label: string;
	readonly content: ReactNode;
}

interface TabsProps {
	readonly label: string;
	readonly items: readonly TabItem[];
	readonly selected?: string;
	readonly onSelect?: (id: string) => void;
}

/**
 * Tabs: arrow keys move between them, Home and End to the first and last. Every panel stays mounted, so that text
 * typed in it is kept.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
	const prefix = useId();
	const [chosen, setChosen] = useState(items[0]?.id);
	const current = selected ?? chosen;
	const select = (id: string): void => {
		setChosen(id);
		if (id !== current) onSelect?.(id);
	};
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
		if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
		const index = items.findIndex(({ id }) => id === current);
		const next = nextIndexForKey(event.key, index, items.length);
		const item = next === undefined ? undefined : items[next];
		if (!item) return;
		event.preventDefault();
		select(item.id);
		document.getElementById(`${prefix}-tab-${item.id}`)?.focus();
	};
	// If the tabs are wider than the screen, the selected one is scrolled into view.
	const scrollIntoSight = (list: HTMLDivElement | null): void => {
		const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
		if (list && tab && tab.offsetLeft + tab.offsetWidth > list.offsetLeft + list.clientWidth)
			list.scrollLeft = list.scrollWidth;
	};
	return (
		<div className="grid gap-6">
			<div
				ref={scrollIntoSight}
				role="tablist"
				aria-label={label}
				onKeyDown={onKeyDown}
				className="flex overflow-x-auto scroll-sign border-b border-hairline sm:gap-1"
			>
				{items.map(({ id, label: name }) => (
					<button
						key={id}
						type="button"
						role="tab"
						id={`${prefix}-tab-${id}`}
						aria-selected={id === current}
						aria-controls={`${prefix}-panel-${id}`}
						tabIndex={id === current ? 0 : -1}
						onClick={() => select(id)}
						className="-mb-px flex min-h-12 cursor-pointer items-center whitespace-nowrap border-b-3 border-transparent px-2 font-semibold text-soft sm:px-4 hover:text-ink focus-visible:outline-offset-[-3px] aria-selected:border-ink aria-selected:text-ink"
					>
						{name}
					</button>
				))}
			</div>
			{items.map(({ id, content }) => (
				<div
					key={id}
					role="tabpanel"
					id={`${prefix}-panel-${id}`}
					aria-labelledby={`${prefix}-tab-${id}`}
					hidden={id !== current}
					className="outline-offset-4"
				>
					{content}
				</div>
			))}
		</div>
	);
}
