import { useTranslation } from "react-i18next";
import { DataTable } from "../ui/data-table.tsx";
import { FieldMark } from "../ui/field-mark.tsx";
import type { BandLine } from "./result-band.tsx";

/** The spectrum as a table, for screen readers and for exact numbers. */
export function SpectrumTable({ lines }: { readonly lines: readonly BandLine[] }) {
	const { t } = useTranslation();
	return (
		<details className="print:hidden">
			<summary className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-1 underline-offset-4 hover:text-ink">
				{t("results.table.show")}
			</summary>
			<DataTable
				caption={t("results.table.caption")}
				rowsAre={t("common.spectrum.category")}
				columns={[t("results.table.count")]}
				rows={[...lines]
					.sort((first, second) => second.count - first.count)
					.map(({ key, count }) => ({
						id: key,
						name: (
							<span data-line={key} className="flex items-center gap-2.5">
								<FieldMark />
								{t(`common.categories.${key}`)}
							</span>
						),
						cells: [String(count)],
					}))}
			/>
		</details>
	);
}
