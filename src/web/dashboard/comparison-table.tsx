import type { ReactNode } from "react";
import type { CategoryKey } from "#domain/careers/category.ts";
import { FieldMark } from "../ui/field-mark.tsx";

interface Row {
	readonly id: string;
	readonly name: ReactNode;
	/** Gives the row its coloured line. */
	readonly category?: CategoryKey;
	/** One value for each column. */
	readonly cells: readonly ReactNode[];
}

interface ComparisonTableProps {
	readonly caption: string;
	/** The header of the first column. */
	readonly rowsAre: string;
	readonly columns: readonly { readonly id: string; readonly name: string }[];
	readonly rows: readonly Row[];
}

/**
 * One row for each item, one column for each attempt. If it is wider than the screen, it scrolls, with a visible
 * hint.
 */
export function ComparisonTable({ caption, rowsAre, columns, rows }: ComparisonTableProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a scrollable region, not a group of fields
		// biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard
		<div role="group" aria-label={caption} tabIndex={0} className="scroll-sign relative overflow-x-auto">
			<table className="min-w-full border-separate border-spacing-0 text-left">
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr className="text-sm text-soft *:border-b *:border-edge">
						<th scope="col" className="sticky left-0 bg-paper py-2 pr-2 font-medium md:pr-4">
							{rowsAre}
						</th>
						{columns.map(({ id, name }) => (
							<th
								key={id}
								scope="col"
								className="px-2 py-2 text-right align-bottom font-medium md:whitespace-nowrap md:px-3"
							>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, name, category, cells }) => (
						<tr key={id} data-line={category} className="*:border-b *:border-hairline">
							<th
								scope="row"
								className="sticky left-0 min-w-32 max-w-72 bg-paper py-2.5 pr-2 font-normal md:min-w-40 md:pr-4"
							>
								<span className={category ? "flex items-center gap-2.5" : ""}>
									{category ? <FieldMark /> : null}
									{name}
								</span>
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index]?.id} className="px-2 py-2.5 text-right tabular-nums md:px-3">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
