import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { fewestCompared } from "#domain/careers/compared.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { hueOf } from "../shared/hue.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { useCompareRows } from "./compare-rows.tsx";

interface CompareTableProps {
	/** Two to four, in the order of the address. */
	readonly careers: readonly CareerPage[];
	readonly onRemove: (id: CareerId) => void;
}

const cell =
	"min-w-[15.5rem] snap-start border-l border-hairline px-4 py-3 align-top max-md:w-[72vw] print:min-w-0 print:px-2 print:py-1.5";
/** Row names stay while the columns are swiped. */
const rowName =
	"sticky left-0 z-1 w-28 bg-paper py-3 pr-3 text-left align-top text-sm font-semibold text-soft md:w-36 print:static print:w-24";

/** Careers side by side, one row for each thing one asks of them. On a phone the columns are swiped. */
export function CompareTable({ careers, onRemove }: CompareTableProps) {
	const { t } = useTranslation();
	const rows = useCompareRows();
	return (
		<section
			aria-label={t("compare.title")}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by key
			tabIndex={0}
			className="-mx-5 snap-x scroll-pl-32 overflow-x-auto px-5 md:mx-0 md:px-0 print:overflow-visible print:text-[0.8em]"
		>
			<table className="w-full border-collapse text-[0.9375rem]">
				<caption className="sr-only">{t("compare.caption")}</caption>
				<thead>
					<tr className="border-b border-edge">
						<td className={rowName} />
						{careers.map(({ id, title, category }) => (
							<th
								key={id}
								scope="col"
								data-line={category}
								style={hueOf(category)}
								className={`${cell} text-left font-normal`}
							>
								<span aria-hidden="true" className="mb-2 block h-1.5 rounded-full bg-line" />
								<span className="flex items-start justify-between gap-2">
									<LocalLink
										to={`/career/${id}`}
										className="font-display text-xl font-semibold leading-tight underline decoration-line decoration-2 underline-offset-4"
									>
										{title}
									</LocalLink>
									{careers.length > fewestCompared ? (
										<button
											type="button"
											aria-label={t("common.compare.remove", { title })}
											onClick={() => onRemove(id)}
											className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-control hover:bg-sunken print:hidden"
										>
											<X aria-hidden="true" className="size-4" />
										</button>
									) : null}
								</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, name, of }) => (
						<tr key={id} className="border-b border-hairline print:break-inside-avoid">
							<th scope="row" className={rowName}>
								{name}
							</th>
							{careers.map((career) => (
								<td key={career.id} className={cell}>
									{of(career)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
