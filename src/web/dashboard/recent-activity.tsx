import { Bookmark, Gamepad2, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/dashboard.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Skeleton } from "../ui/skeleton.tsx";

interface RecentActivityProps {
	/** Latest first; null while they load. */
	readonly activities: readonly Activity[] | null;
	/** The title of the career or game with this id. */
	readonly titleOf: (id: string) => string;
}

const icons = { quiz_completed: ListChecks, career_saved: Bookmark, game_completed: Gamepad2 };
const usualLines = ["first", "second", "third"];

/** The latest activities with their days. */
export function RecentActivity({ activities, titleOf }: RecentActivityProps) {
	const { t } = useTranslation();
	const format = useFormat();
	if (activities?.length === 0) return <p className="text-soft">{t("dashboard.student.noActivities")}</p>;
	return (
		<ul className="divide-y divide-hairline border-y border-hairline">
			{activities
				? activities.map((activity) => {
						const Icon = icons[activity.kind];
						return (
							<li key={`${activity.kind} ${activity.at}`} className="flex min-h-21 items-center gap-4 py-3.5">
								<Icon aria-hidden="true" className="size-5 flex-none text-soft" />
								<div>
									<p>
										{activity.kind === "quiz_completed"
											? t("dashboard.student.activity.quiz_completed")
											: t(`dashboard.student.activity.${activity.kind}`, { title: titleOf(activity.about) })}
									</p>
									<p className="text-soft">
										<time dateTime={activity.at}>{format.mediumDate(activity.at)}</time>
									</p>
								</div>
							</li>
						);
					})
				: usualLines.map((key) => (
						<li key={key} className="flex min-h-21 items-center">
							<Skeleton className="h-10 w-full max-w-72" />
						</li>
					))}
		</ul>
	);
}
