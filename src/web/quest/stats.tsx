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
		<div className="grid content-between gap-0.5 border-t border-hairline pt-2 lg:flex lg:min-h-13 lg:items-center lg:justify-between lg:pt-0">
			<dt className="text-soft max-lg:text-sm">{label}</dt>
			<dd className="flex items-baseline gap-1.5 leading-none">
				{value === null ? (
					<Skeleton className="h-7.5 w-14" />
				) : (
					<>
						<span className="font-display text-3xl font-semibold leading-none tracking-tight tabular-nums">
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
			<dl className="grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-5 lg:grid-cols-1 lg:gap-y-0">
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
