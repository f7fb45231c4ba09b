import type { ReactNode } from "react";

/** Several values of one career as a list. */
export function Words({ items }: { readonly items: readonly ReactNode[] }) {
	return (
		<ul className="grid gap-1">
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
				<li key={index}>{item}</li>
			))}
		</ul>
	);
}
