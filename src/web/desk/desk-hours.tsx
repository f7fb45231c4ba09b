import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Zone } from "#domain/shared/instant.ts";
import { useClock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DaysOff } from "./days-off.tsx";
import { ExtraHours } from "./extra-hours.tsx";
import { ListedExceptions } from "./listed-exceptions.tsx";
import { deskHoursQuery } from "./queries.ts";
import { WeekHours } from "./week-hours.tsx";

/** The hours of every week in the zone of the researcher, and the days that differ from it. */
export function DeskHours({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { clock } = useClock();
	const { data, isError, refetch } = useQuery(deskHoursQuery);
	const content = () => {
		if (data === undefined && isError)
			return (
				<RetryAlert
					title={t("desk.unread.title")}
					description={t("desk.unread.text")}
					retryLabel={t("desk.unread.retry")}
					onRetry={() => void refetch()}
				/>
			);
		if (data === undefined)
			return (
				// As high as the hours, so that nothing below them moves.
				<div className="min-h-[116rem] lg:min-h-[62rem]">
					<Skeleton className="h-80 w-full" />
				</div>
			);
		return (
			<>
				<WeekHours stored={data.weekly} />
				<div className="grid gap-6">
					<div className="grid gap-1">
						<h3 className="text-xl">{t("desk.hours.exceptions")}</h3>
						<p className="text-soft">{t("desk.hours.exceptionsLead")}</p>
					</div>
					<ListedExceptions exceptions={data.exceptions} />
					<div className="grid items-start gap-10 md:grid-cols-2">
						<DaysOff />
						<ExtraHours />
					</div>
				</div>
			</>
		);
	};
	return (
		<section aria-labelledby="desk-hours" className="grid gap-6">
			<div className="grid gap-2">
				<h2 id="desk-hours" className="display-3">
					{t("desk.hours.title")}
				</h2>
				{clock === null ? (
					<Skeleton className="measure h-13" />
				) : (
					<p className="measure">{t("desk.hours.lead", { zone: format.zoneName(clock.now, zone) })}</p>
				)}
			</div>
			{content()}
		</section>
	);
}
