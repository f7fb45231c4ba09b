import { type DocumentBlock, type TableMark, tableMarks } from "#domain/shared/document.ts";

/** An empty ring, a half-filled one, a full disc: shape alone distinguishes them. */
function Mark({ mark }: { readonly mark: TableMark }) {
	return (
		<svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink">
			{mark === "none" ? (
				<path d="M5 8h6" className="stroke-soft" strokeWidth="1.5" />
			) : (
				<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
			)}
			{mark === "ask" ? <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" /> : null}
			{mark === "exam" ? <circle cx="8" cy="8" r="6" fill="currentColor" /> : null}
		</svg>
	);
}

/** Roles that elements of a table lose where they are laid out as a grid. */
const as = {
	table: { role: "table" },
	rowgroup: { role: "rowgroup" },
	row: { role: "row" },
	columnheader: { role: "columnheader" },
	rowheader: { role: "rowheader" },
	cell: { role: "cell" },
} as const;

/**
 * Rows that meet columns. On a wide screen a table with one column each; on a narrow one each row is a block of named
 * cells. Screen readers read a table in both.
 */
export function MarksTable({ caption, legend, columns, items }: Extract<DocumentBlock, { kind: "marks" }>) {
	return (
		<figure className="grid gap-5">
			<figcaption className="grid gap-3">
				<span className="text-sm text-soft">{caption}</span>
				<ul className="measure grid gap-1.5">
					{tableMarks.toReversed().map((mark) => (
						<li
							key={mark}
							className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 sm:grid-cols-[auto_6.5rem_minmax(0,1fr)]"
						>
							<span className="grid h-[1.5em] content-center">
								<Mark mark={mark} />
							</span>
							<strong className="font-semibold">{legend[mark].word}</strong>
							<span className="max-sm:col-start-2">{legend[mark].meaning}</span>
						</li>
					))}
				</ul>
			</figcaption>
			<table
				{...as.table}
				aria-label={caption}
				className="block border-collapse text-left lg:table lg:w-full"
			>
				<thead {...as.rowgroup} className="max-lg:sr-only">
					<tr {...as.row} className="border-b border-edge align-bottom text-sm text-soft">
						<td />
						{columns.map((column) => (
							<th key={column} {...as.columnheader} scope="col" className="py-2 pr-3 font-medium">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...as.rowgroup} className="block lg:table-row-group">
					{items.map(({ label, marks }) => (
						<tr
							key={label}
							{...as.row}
							className="grid grid-cols-2 gap-x-4 border-t border-hairline py-3 sm:grid-cols-3 lg:table-row"
						>
							<th {...as.rowheader} scope="row" className="col-span-full pb-1 font-semibold lg:py-3 lg:pr-4">
								{label}
							</th>
							{marks.map((mark, index) => (
								<td key={columns[index]} {...as.cell} className="py-1 last:col-span-full lg:py-3 lg:pr-3">
									<span className="flex items-start gap-2">
										<Mark mark={mark} />
										<span className={`text-sm ${mark === "none" ? "text-soft" : ""}`}>
											<span aria-hidden="true" className="lg:hidden">
												{columns[index]}
											</span>
											<span className={mark === "none" ? "sr-only" : "max-lg:sr-only"}>
												{legend[mark].word}
											</span>
										</span>
									</span>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</figure>
	);
}
