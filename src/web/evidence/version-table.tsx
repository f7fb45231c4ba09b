import { useTranslation } from "react-i18next";
import type { VersionFigures } from "#domain/quiz/evidence.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { DataTable } from "../ui/data-table.tsx";

interface VersionTableProps {
	readonly versions: readonly VersionFigures[];
	/** The number of careers. */
	readonly careers: number;
}

/** The published versions of the questionnaire side by side, one row for each figure. */
export function VersionTable({ versions, careers }: VersionTableProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const rows = [
		["options", ({ options }: VersionFigures) => format.number(options)],
		[
			"first",
			({ careersFirst }: VersionFigures) =>
				t("evidence.versions.of", { reached: careersFirst, count: careers }),
		],
		["ratio", ({ exposureRatio }: VersionFigures) => format.number(Math.round(10 * exposureRatio) / 10)],
		["ties", ({ tiedShare }: VersionFigures) => format.share(tiedShare)],
	] as const;
	return (
		<DataTable
			caption={t("evidence.versions.title")}
			rowsAre=""
			columns={versions.map(({ version }) => t("evidence.versions.version", { version }))}
			rows={rows.map(([row, figureOf]) => ({
				id: row,
				name: t(`evidence.versions.rows.${row}`),
				cells: versions.map(figureOf),
			}))}
		/>
	);
}
