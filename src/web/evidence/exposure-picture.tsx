import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { Evidence } from "#domain/quiz/evidence.ts";
import { careersKept } from "#domain/quiz/score.ts";
import type { NamedCareers } from "../careers/content.ts";
import { useFormat } from "../shared/format.ts";
import { DataTable } from "../ui/data-table.tsx";

interface ExposurePictureProps {
	readonly evidence: Evidence;
	readonly careers: NamedCareers;
}

/** How often each career is among the five of randomly answered quizzes: lines of light, and a table to read. */
export function ExposurePicture({ evidence, careers }: ExposurePictureProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const highest = evidence.exposure[0]?.share ?? 1;
	const fairShare = careersKept / evidence.careers;
	const fair = (100 * fairShare) / highest;
	const rows = evidence.exposure.map(({ careerId, share }) => ({
		careerId,
		share,
		...careers[careerId as CareerId],
	}));
	return (
		<div className="grid gap-3">
			<div
				role="img"
				aria-label={t("evidence.exposure.picture")}
				className="relative flex h-52 items-end gap-px rounded-panel bg-band px-4 pt-5 md:gap-1"
			>
				{rows.map(({ careerId, category, share }) => (
					<span
						key={careerId}
						data-line={category}
						style={{ height: `${(100 * share) / highest}%` }}
						className="flex-1 rounded-t-xs bg-glow"
					/>
				))}
				<span
					style={{ bottom: `calc((100% - 1.25rem) * ${fair / 100})` }}
					className="absolute inset-x-0 border-t border-dashed border-on-band"
				/>
			</div>
			<p className="text-sm text-soft">{t("evidence.exposure.dotted", { fair: format.share(fairShare) })}</p>
			<details>
				<summary className="inline-flex min-h-11 items-center text-soft underline underline-offset-4 hover:text-ink">
					{t("evidence.exposure.table")}
				</summary>
				<DataTable
					caption={t("evidence.exposure.picture")}
					rowsAre={t("evidence.exposure.career")}
					columns={[t("evidence.exposure.share")]}
					rows={rows.map(({ careerId, title, share }) => ({
						id: careerId,
						name: title,
						cells: [format.share(share)],
					}))}
				/>
			</details>
		</div>
	);
}
