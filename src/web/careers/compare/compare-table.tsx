import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { byDifference } from "#domain/careers/differences.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { type CompareRow, useCompareRows } from "./compare-rows.tsx";

interface CompareTableProps {
	/** The careers of the columns, from left to right. */
	readonly careers: readonly CareerPage[];
	/** Removes a career; null where no more can be removed. */
	readonly onRemove: ((id: CareerId) => void) | null;
}

const cell = "pr-4 align-top last:pr-0 md:pr-6 print:pr-2";

interface RowProps {
	readonly row: CompareRow;
	readonly careers: readonly CareerPage[];
	readonly isSame: boolean;
	/** Only on paper. */
	readonly isFolded?: boolean;
}

/** The rows of the screen before the reader asks for all. */
const rowsShown = 5;
const folded = "hidden print:table-row-group";

/** A criterion: its name above one cell for each career, grey where all have the same value. */
function Row({ row: { name, of }, careers, isSame, isFolded = false }: RowProps) {
	return (
		<tbody className={`print:break-inside-avoid ${isSame ? "text-soft" : ""} ${isFolded ? folded : ""}`}>
			<tr className="border-t border-hairline">
				<th
					scope="rowgroup"
					colSpan={careers.length}
					className="pt-3 pb-1.5 text-left text-sm font-semibold text-soft"
				>
					{name}
				</th>
			</tr>
			<tr>
				{careers.map((career) => (
					<td key={career.id} className={`${cell} wrap-anywhere pb-4`}>
						{of(career)}
					</td>
				))}
			</tr>
		</tbody>
	);
}

/** Careers side by side, one row per criterion: what students ask first, then the largest difference; rows without one are grey at the end. */
export function CompareTable({ careers, onRemove }: CompareTableProps) {
	const { t } = useTranslation();
	const [areAllShown, setAllShown] = useState(false);
	const rows = useCompareRows(careers);
	const { different, same } = byDifference(rows.map((row) => ({ ...row, values: careers.map(row.amounts) })));
	const asked = rows.filter(({ id, isAskedFirst }) => isAskedFirst && different.some((row) => row.id === id));
	const others = different.filter(({ isAskedFirst }) => !isAskedFirst);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<table className="w-full table-fixed border-collapse text-[0.9375rem] print:text-[0.8em]">
				<caption className="pb-4 text-left text-sm text-soft">
					<span className="sr-only">{t("compare.caption")} </span>
					{t("compare.order")}
				</caption>
				<thead>
					<tr>
						{careers.map(({ id, title, gist, category }) => (
							<th key={id} scope="col" data-line={category} className={`${cell} pb-4 text-left font-normal`}>
								<span className="flex items-start justify-between gap-1">
									<LocalLink
										to={`/career/${id}`}
										className="min-w-0 font-display text-lg font-semibold leading-tight wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hyphens-auto md:text-xl"
									>
										{title}
									</LocalLink>
									{onRemove ? (
										<button
											type="button"
											aria-label={t("compare.tray.remove", { title })}
											onClick={() => onRemove(id)}
											className="-mt-2.5 grid size-11 flex-none place-items-center rounded-control hover:bg-sunken print:hidden"
										>
											<X aria-hidden="true" className="size-4" />
										</button>
									) : null}
								</span>
								<span className="block pt-1 leading-snug text-pretty text-soft">{gist}</span>
							</th>
						))}
					</tr>
				</thead>
				{[...asked, ...others].map((row, index) => (
					<Row
						key={row.id}
						row={row}
						careers={careers}
						isSame={false}
						isFolded={!areAllShown && index >= rowsShown}
					/>
				))}
				{same.length > 0 ? (
					<tbody className={areAllShown ? "" : folded}>
						<tr className="border-t-2 border-edge">
							<th
								scope="rowgroup"
								colSpan={careers.length}
								className="pt-6 pb-3 text-left font-display text-lg font-semibold"
							>
								{t("compare.same")}
							</th>
						</tr>
					</tbody>
				) : null}
				{same.map((row) => (
					<Row key={row.id} row={row} careers={careers} isSame isFolded={!areAllShown} />
				))}
			</table>
			<Button
				look="secondary"
				aria-expanded={areAllShown}
				onClick={() => setAllShown(!areAllShown)}
				className="justify-self-start print:hidden"
			>
				{t("compare.all")}
			</Button>
		</div>
	);
}
