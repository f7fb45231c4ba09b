import type { CategoryKey } from "#domain/careers/category.ts";
import { NamedBand } from "./named-band.tsx";
import { bandLines } from "./spectrum-lines.ts";

export interface InterestRow {
	readonly category: CategoryKey;
	/** The brightness of its line, above 0 and up to 1; also the length of its bar. */
	readonly share: number;
	/** The figure or word beside the bar; without it there is no bar. */
	readonly value?: string;
	/** The label of the category. */
	readonly name: string;
}

interface InterestProfileProps {
	/** Null while they load. */
	readonly rows: readonly InterestRow[] | null;
	/** Shown if there is no row. */
	readonly emptyText: string;
}

/** The number of rows to reserve space for while they load. */
const usualRows = ["first", "second", "third"];

function Row({ category, share, value, name }: InterestRow) {
	return (
		<li
			data-line={category}
			className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 content-center"
		>
			<span className="flex items-center gap-3 font-display text-xl font-semibold leading-tight">
				{value === undefined ? <span aria-hidden="true" className="h-6 w-1 rounded-full bg-glow" /> : null}
				{name}
			</span>
			{value === undefined ? null : (
				<>
					<span className="font-semibold tabular-nums">{value}</span>
					<span aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-on-band/15">
						<span
							className="block h-full rounded-full bg-glow shadow-[0_0_0.9rem_var(--color-glow)]"
							style={{ width: `${100 * share}%` }}
						/>
					</span>
				</>
			)}
		</li>
	);
}

/** Interests as lines of light in the whole spectrum, and below it the same as text with bars. */
export function InterestProfile({ rows, emptyText }: InterestProfileProps) {
	const shares = new Map(rows?.map(({ category, share }) => [category, share]));
	return (
		<div className="overflow-hidden rounded-panel bg-band text-on-band">
			<NamedBand lines={bandLines((key) => 100 * (shares.get(key) ?? 0))} className="h-28 w-full md:h-40" />
			{rows?.length === 0 ? (
				<p className="min-h-40 p-6">{emptyText}</p>
			) : (
				<ul className="grid gap-3 px-6 pb-6 pt-5">
					{rows
						? rows.map((row) => <Row key={row.category} {...row} />)
						: usualRows.map((key) => (
								<li key={key} aria-hidden="true" className="flex min-h-13 items-center">
									<span className="h-5 w-40 animate-pulse rounded-control bg-on-band/15" />
								</li>
							))}
				</ul>
			)}
		</div>
	);
}
