import type { ReactNode } from "react";

interface DataTableProps {
	readonly caption: string;
	/** The header of the first column, which names the rows; empty where their names explain themselves. */
	readonly rowsAre: string;
	readonly columns: readonly string[];
	/** One value for each column. */
	readonly rows: readonly {
		readonly id: string;
		readonly name: ReactNode;
		readonly cells: readonly string[];
	}[];
}

/** The exact numbers of a picture, as a table: its columns of numbers are aligned to the right. */
export function DataTable({ caption, rowsAre, columns, rows }: DataTableProps) {
	return (
		<table
			className="w-full max-w-lg border-collapse text-left max-[22.5rem]:text-sm data-wide:max-w-2xl"
			data-wide={columns.length > 1 || undefined}
		>
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr className="border-b border-edge text-sm text-soft">
					{rowsAre === "" ? (
						<td />
					) : (
						<th scope="col" className="py-2 font-medium">
							{rowsAre}
						</th>
					)}
					{columns.map((column) => (
						<th
							key={column}
							scope="col"
							className="py-2 pl-4 text-right max-sm:pl-2 font-medium sm:whitespace-nowrap"
						>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ id, name, cells }) => (
					<tr key={id} className="border-b border-hairline">
						<th scope="row" className="py-2 font-normal">
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={columns[index]}
								className="py-2 pl-4 text-right max-sm:pl-2 tabular-nums sm:whitespace-nowrap"
							>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
