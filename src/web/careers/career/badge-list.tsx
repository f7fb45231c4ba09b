import { Badge } from "../../ui/badge.tsx";

/** Short words in a row, such as subjects or skills. */
export function BadgeList({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-2">
			{items.map((item) => (
				<li key={item}>
					<Badge>{item}</Badge>
				</li>
			))}
		</ul>
	);
}
