import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import type { DomainOutline } from "#domain/quest/quest-outline.ts";
import { useFormat } from "../shared/format.ts";
import { domainAnchor } from "../shared/quest-anchors.ts";
import { ProgressDot } from "./progress-dot.tsx";
import { QuestIcon } from "./quest-icon.tsx";

interface ProgressDotsProps {
	readonly domains: readonly DomainOutline[];
	/** Null until the progress is known: all are off. */
	readonly overview: QuestOverview | null;
}

/** Cords of different lengths, so that the row has a rhythm. */
const cords = [34, 64, 18, 54, 40];

/** The progress in the quest's five domains as lights, each a link to the domain's games. */
export function ProgressDots({ domains, overview }: ProgressDotsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	return (
		<nav aria-label={t("quest.dots")} className="isolate overflow-hidden bg-band text-on-band">
			<ul className="page grid grid-cols-5 max-md:px-2">
				{domains.map(({ key, icon, title }, place) => {
					const own = overview?.domains.find((domain) => domain.key === key);
					return (
						<li key={key}>
							<a
								href={`#${domainAnchor(key)}`}
								data-line={key}
								className="group flex flex-col items-center pb-6 text-on-band no-underline outline-offset-[-3px] md:pb-8"
							>
								<ProgressDot
									cord={cords[place] ?? 0}
									light={(own?.progress ?? 0) / 100}
									className="w-32 max-w-none md:w-52"
								/>
								<span className="relative -mt-6 grid justify-items-center gap-1 text-center md:-mt-10">
									<QuestIcon name={icon} className="size-6" />
									<span className="font-display font-semibold leading-tight decoration-2 underline-offset-4 group-hover:underline max-md:sr-only md:text-lg">
										{title}
									</span>{" "}
									<span className="min-h-6 min-w-10 text-sm tabular-nums md:text-base">
										{own ? format.percent(own.progress) : ""}
									</span>
								</span>
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
