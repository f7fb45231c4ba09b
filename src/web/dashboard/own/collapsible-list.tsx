import type { ReactNode } from "react";

interface CollapsibleListProps<Item> {
	readonly items: readonly Item[];
	/** The maximum number of items in sight. */
	readonly max: number;
	/** A sentence in place of an empty list. */
	readonly emptyText: string;
	/** The words that open the folded items. */
	readonly moreLabel: (folded: readonly Item[]) => string;
	readonly renderItem: (item: Item) => ReactNode;
}

/** A list of rows between lines: the first ones in sight, the others folded. */
export function CollapsibleList<Item>({
	items,
	max,
	emptyText,
	moreLabel,
	renderItem,
}: CollapsibleListProps<Item>) {
	const folded = items.slice(max);
	const list = (shown: readonly Item[]) => (
		<ul className="divide-y divide-hairline border-y border-hairline">{shown.map(renderItem)}</ul>
	);
	if (items.length === 0) return <p className="border-y border-hairline py-3 text-soft">{emptyText}</p>;
	return (
		<>
			{list(items.slice(0, max))}
			{folded.length > 0 ? (
				<details>
					<summary className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4">
						{moreLabel(folded)}
					</summary>
					{list(folded)}
				</details>
			) : null}
		</>
	);
}
