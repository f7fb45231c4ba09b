import { useTranslation } from "react-i18next";
import { type ListedException, listedExceptions } from "#domain/consultations/desk-hours.ts";
import type { AvailabilityException } from "#domain/consultations/weekly.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { useMinutes } from "./use-minutes.ts";

/** The days that differ from the week, each to take back; nothing without any. */
export function ListedExceptions({ exceptions }: { readonly exceptions: readonly AvailabilityException[] }) {
	const { t } = useTranslation();
	const format = useFormat();
	const minutes = useMinutes();
	const reporting = useMutationToasts("GET /api/desk/hours");
	const removing = useApiMutation("POST /api/desk/usual-days", reporting(t("desk.hours.tookBack")));
	if (exceptions.length === 0) return null;
	const dayOf = (date: LocalDate) => format.date(utcMidnight(date), utcZone);
	const saidOf = ({ kind, date, until, start, end }: ListedException): string => {
		const day = dayOf(date);
		const hours = { day, start: minutes(start), end: minutes(end) };
		if (kind === "extra") return t("desk.hours.extraHours", hours);
		if (start !== 0 || end !== 1440) return t("desk.hours.closedHours", hours);
		if (date === until) return t("desk.hours.closedDay", { day });
		return t("desk.hours.closedDays", { from: day, to: dayOf(until) });
	};
	return (
		<ul className="border-t border-hairline">
			{listedExceptions(exceptions).map((one) => {
				const what = saidOf(one);
				return (
					<li
						key={`${one.kind} ${one.date} ${one.start}`}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2"
					>
						<span>{what}</span>
						<Button
							look="quiet"
							aria-label={t("desk.hours.takeBackNamed", { what })}
							onClick={() => removing.mutate({ body: { from: one.date, to: one.until } })}
						>
							{t("desk.hours.takeBack")}
						</Button>
					</li>
				);
			})}
		</ul>
	);
}
