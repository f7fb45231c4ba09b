import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import { Skeleton } from "../ui/skeleton.tsx";

interface StatProps {
	readonly label: string;
	/** Null while it loads. */
	readonly value: number | null;
	readonly children?: ReactNode;
}

function Stat({ label, value, children }: StatProps) {
	return (
		<div className="border-t border-hairline max-sm:flex max-sm:min-h-13 max-sm:items-center max-sm:justify-between sm:grid sm:content-start sm:gap-1 sm:pt-3">
			<dt className="text-soft">{label}</dt>
			<dd className="flex items-baseline gap-1.5 max-sm:w-32 max-sm:justify-end sm:min-h-11">
				{value === null ? (
					<Skeleton className="h-7.5 w-14 sm:h-9" />
				) : (
					<>
						<span className="font-display text-3xl font-semibold sm:text-4xl leading-none tracking-tight tabular-nums">
							{value}
						</span>{" "}
						{children}
					</>
				)}
			</dd>
		</div>
	);
}

/** The five figures of the quest. `stats` is null while they load. */
export function Stats({ stats }: { readonly stats: QuestOverview["stats"] | null }) {
	const { t } = useTranslation();
	return (
		<section aria-label={t("quest.stats.title")}>
			<dl className="grid gap-x-6 sm:grid-cols-3 sm:gap-y-5 lg:grid-cols-5">
				<Stat label={t("quest.stats.xp")} value={stats?.xp ?? null} />
				<Stat label={t("quest.stats.streak")} value={stats?.streak ?? null}>
					<span>{t("quest.stats.days", { count: stats?.streak ?? 0 })}</span>
				</Stat>
				<Stat label={t("quest.stats.completedGames")} value={stats?.completedGames ?? null} />
				<Stat label={t("quest.stats.badges")} value={stats?.totalBadges ?? null} />
				<Stat label={t("quest.stats.level")} value={stats?.level ?? null} />
			</dl>
		</section>
	);
}
