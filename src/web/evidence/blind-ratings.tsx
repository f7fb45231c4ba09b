import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { minRatingStudents } from "#domain/quiz/blind-rating.ts";
import { apiQuery } from "../api/api.ts";
import { useFormat } from "../shared/i18n/format.ts";

/**
 * Students' ratings of careers before they saw their results: shares with their intervals, or how many ratings are
 * missing.
 */
export function BlindRatings() {
	const { t } = useTranslation();
	const format = useFormat();
	const { data } = useQuery(apiQuery("GET /api/quiz/blind-ratings", {}));
	if (!data) return <p className="min-h-14" aria-busy="true" />;
	const { students, figures, leftOutDays } = data;
	const leftOut =
		leftOutDays === 0 ? null : (
			<p className="measure">{t("evidence.ratings.leftOut", { count: leftOutDays })}</p>
		);
	if (!figures)
		return (
			<>
				<p className="measure font-medium">
					{t("evidence.ratings.few", { count: students, needed: minRatingStudents })}
				</p>
				{leftOut}
			</>
		);
	const percent = (part: number): string => format.percent(Math.round(100 * part));
	return (
		<>
			<p className="measure">{t("evidence.ratings.students", { count: students })}</p>
			{leftOut}
			<ul className="grid max-w-2xl gap-4">
				{figures.map(({ group, appeals, answered, share, low, high }) => (
					<li key={group} className="grid gap-1">
						<span>{t(`evidence.ratings.groups.${group}`, { appeals, answered, share: percent(share) })}</span>
						<span aria-hidden="true" className="relative h-4 bg-sunken">
							<span className="absolute inset-y-0 left-0 bg-ink/35" style={{ width: `${100 * share}%` }} />
							<span
								className="absolute inset-y-1.5 bg-ink"
								style={{ left: `${100 * low}%`, right: `${100 * (1 - high)}%` }}
							/>
						</span>
						<span className="text-sm text-soft">
							{t("evidence.ratings.interval", { low: percent(low), high: percent(high) })}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
