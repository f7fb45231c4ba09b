import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { Evidence } from "#domain/quiz/evidence.ts";
import { careersKept } from "#domain/quiz/score.ts";
import type { NamedCareers } from "../careers/content.ts";
import { useFormat } from "../shared/i18n/format.ts";

interface ExposurePictureProps {
	readonly evidence: Evidence;
	readonly careers: NamedCareers;
}

interface LineProps {
	readonly category: string;
	readonly title: string;
	readonly share: number;
	readonly highest: number;
	/** The share with equal chances, which a dashed line marks. */
	readonly fair: number;
}

/** A career with its name, a line as long as its share, and the figure. */
function Line({ category, title, share, highest, fair }: LineProps) {
	const format = useFormat();
	return (
		<li
			data-line={category}
			className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1 md:grid-cols-[15rem_minmax(0,1fr)_auto] md:items-center"
		>
			<span className="leading-tight">{title}</span>
			<span
				aria-hidden="true"
				className="relative h-2 max-md:order-last max-md:col-span-2 max-md:mt-1 [forced-color-adjust:none]"
			>
				<span
					className="absolute inset-y-0 left-0 rounded-r-xs bg-glow"
					style={{ width: `${(100 * share) / highest}%` }}
				/>
				<span
					className="absolute -inset-y-1.5 border-l border-dashed border-on-band"
					style={{ left: `${(100 * fair) / highest}%` }}
				/>
			</span>
			<span className="text-right font-semibold tabular-nums">{format.share(share)}</span>
		</li>
	);
}

/** How often each career is among the five of randomly answered quizzes: folded, a line with name and figure for each. */
export function ExposurePicture({ evidence, careers }: ExposurePictureProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const fair = careersKept / evidence.careers;
	const { exposure } = evidence;
	const highest = exposure[0]?.share ?? 1;
	return (
		<details className="group/exposure rounded-panel bg-band px-4 text-on-band md:px-6">
			<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold focus-visible:outline-on-band [&::-webkit-details-marker]:hidden">
				{t("evidence.exposure.all", {
					count: exposure.length,
					from: format.share(highest),
					to: format.share(exposure.at(-1)?.share ?? 0),
				})}
				<ChevronDown
					aria-hidden="true"
					className="size-4.5 flex-none transition-transform duration-150 group-open/exposure:rotate-180"
				/>
			</summary>
			<ol aria-label={t("evidence.exposure.picture")} className="pb-4">
				{exposure.map(({ careerId, share }) => {
					const { title, category } = careers[careerId as CareerId];
					return (
						<Line
							key={careerId}
							title={title}
							category={category}
							share={share}
							highest={highest}
							fair={fair}
						/>
					);
				})}
			</ol>
		</details>
	);
}
