import type { ReactNode } from "react";

interface FewInSightProps<Item> {
	readonly items: readonly Item[];
	/** The maximum number of items in sight. */
	readonly most: number;
	/** A sentence in place of an empty list. */
	readonly none: string;
	/** The words that open the folded items. */
	readonly more: (folded: readonly Item[]) => string;
	readonly row: (item: Item) => ReactNode;
}

/** A list of rows between lines: the first ones in sight, the others folded. */
export function FewInSight<Item>({ items, most, none, more, row }: FewInSightProps<Item>) {
	const folded = items.slice(most);
	const list = (shown: readonly Item[]) => (
		<ul className="divide-y divide-hairline border-y border-hairline">{shown.map(row)}</ul>
	);
	if (items.length === 0) return <p className="border-y border-hairline py-3 text-soft">{none}</p>;
	return (
		<>
			{list(items.slice(0, most))}
			{folded.length > 0 ? (
				<details>
					<summary className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4">
						{more(folded)}
					</summary>
					{list(folded)}
				</details>
			) : null}
		</>
	);
}
