import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { checkWeekly } from "#domain/consultations/desk-hours.ts";
import { freshHours } from "#domain/consultations/week-grid.ts";
import { languages } from "#domain/shared/locale.ts";
import { type Weekday, weekdaysOf } from "#domain/shared/weekdays.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { MinuteSelect } from "./minute-select.tsx";
import type { Week } from "./use-held-entry.ts";
import { useHoursText } from "./use-minutes.ts";
import { nextEntryId, type WeekEntry } from "./week-entry.ts";

/** The entries of one weekday, each with a beginning and an end to choose. */
function DayList({ weekday, week, onChange }: Week & { readonly weekday: Weekday }) {
	const { t } = useTranslation();
	const hoursText = useHoursText();
	const problem = useProblem();
	const day = t(`desk.hours.weekdays.${weekday}`);
	const entries = week.filter((one) => one.weekday === weekday);
	const checked = checkWeekly(entries);
	const fresh = freshHours(entries);
	const replace = (changed: WeekEntry) =>
		onChange(week.map((one) => (one.id === changed.id ? changed : one)));
	return (
		<fieldset className="grid items-start gap-x-8 gap-y-2 border-b border-hairline py-3 md:grid-cols-[8rem_1fr]">
			<legend className="contents">
				<span className="font-semibold md:py-2.5">{day}</span>
			</legend>
			<div className="grid gap-2">
				{entries.map((entry) => (
					<div key={entry.id} className="flex items-center gap-2">
						<MinuteSelect
							label={t("desk.hours.from", { day })}
							value={entry.start}
							onChange={(start) => replace({ ...entry, start })}
							isEnd={false}
						/>
						<span aria-hidden="true">–</span>
						<MinuteSelect
							label={t("desk.hours.to", { day })}
							value={entry.end}
							onChange={(end) => replace({ ...entry, end })}
							isEnd={true}
						/>
						<Button
							look="quiet"
							className="px-2.5!"
							aria-label={t("desk.hours.remove", { day, hours: hoursText(entry) })}
							onClick={() => onChange(week.filter(({ id }) => id !== entry.id))}
						>
							<X aria-hidden="true" className="size-5" />
						</Button>
					</div>
				))}
				<p aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
					{checked.ok ? null : problem(checked.code)}
				</p>
				<div className="flex flex-wrap items-center gap-x-4">
					<p className="text-soft empty:hidden">{entries.length === 0 ? t("desk.hours.none") : null}</p>
					<Button
						look="quiet"
						className="-ml-2.5 px-2.5!"
						aria-label={t("desk.hours.addNamed", { day })}
						aria-disabled={fresh === null || undefined}
						onClick={() => fresh && onChange([...week, { id: nextEntryId(week), weekday, ...fresh }])}
					>
						<Plus aria-hidden="true" className="size-5" />
						{t("desk.hours.add")}
					</Button>
				</div>
			</div>
		</fieldset>
	);
}

/** The same hours as lists of times: for keyboards, and for who does not like to drag. */
export function WeekList(props: Week) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("desk.hours.list")}
			</summary>
			<div className="border-t border-hairline">
				{weekdaysOf(languages[locale].tag).map((weekday) => (
					<DayList key={weekday} weekday={weekday} {...props} />
				))}
			</div>
		</details>
	);
}
