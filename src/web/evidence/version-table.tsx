import { useTranslation } from "react-i18next";
import type { VersionFigures } from "#domain/quiz/evidence.ts";
import { useFormat } from "../shared/format.ts";

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
		<table className="w-full max-w-2xl border-collapse text-left">
			<caption className="sr-only">{t("evidence.versions.title")}</caption>
			<thead>
				<tr className="border-b border-edge text-sm text-soft">
					<td />
					{versions.map(({ version }) => (
						<th
							key={version}
							scope="col"
							className="py-2 pl-4 min-[22.5rem]:whitespace-nowrap text-right font-medium"
						>
							{t("evidence.versions.version", { version })}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([row, figureOf]) => (
					<tr key={row} className="border-b border-hairline">
						<th scope="row" className="py-2 font-normal">
							{t(`evidence.versions.rows.${row}`)}
						</th>
						{versions.map((figures) => (
							<td
								key={figures.version}
								className="py-2 pl-4 min-[22.5rem]:whitespace-nowrap text-right tabular-nums"
							>
								{figureOf(figures)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
