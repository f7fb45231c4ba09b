import { useTranslation } from "react-i18next";
import type { BandLine } from "./result-band.tsx";

/** The spectrum as a table, for screen readers and for exact numbers. */
export function SpectrumTable({ lines }: { readonly lines: readonly BandLine[] }) {
	const { t } = useTranslation();
	return (
		<details className="print:hidden">
			<summary className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-1 underline-offset-4 hover:text-ink">
				{t("results.table.show")}
			</summary>
			<table className="mt-2 w-full max-w-lg border-collapse text-left">
				<caption className="sr-only">{t("results.table.caption")}</caption>
				<thead>
					<tr className="border-b border-edge text-sm text-soft">
						<th scope="col" className="py-2 font-medium">
							{t("common.spectrum.category")}
						</th>
						<th scope="col" className="py-2 text-right font-medium">
							{t("results.table.count")}
						</th>
					</tr>
				</thead>
				<tbody>
					{[...lines]
						.sort((first, second) => second.count - first.count)
						.map(({ key, count }) => (
							<tr key={key} data-line={key} className="border-b border-hairline">
								<th scope="row" className="flex items-center gap-2.5 py-2 font-normal">
									<span aria-hidden="true" className="h-4 w-1 rounded-full bg-line" />
									{t(`common.categories.${key}`)}
								</th>
								<td className="py-2 text-right tabular-nums">{count}</td>
							</tr>
						))}
				</tbody>
			</table>
		</details>
	);
}
