import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { Selection } from "#domain/consultations/selection.ts";
import { freeTimes } from "#domain/consultations/slots.ts";
import type { Instant } from "#domain/shared/instant.ts";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useAppointmentTime } from "./use-appointment-time.ts";

interface TimeListProps {
	readonly researcher: Researcher | null;
	readonly selection: Selection;
	readonly clock: Clock;
	readonly onChoose: (startsAt: Instant) => void;
	/** Receives the focus when a time chosen here is gone. */
	readonly ref?: Ref<HTMLFieldSetElement>;
}

/** The advice if there are no times to show. */
function Hint({
	researcher,
	date,
	count,
}: {
	researcher: Researcher | null;
	date: string | null;
	count: number;
}) {
	const { t } = useTranslation();
	if (researcher?.slots.length === 0) return t("consultations.booking.noneSoon");
	// A missing researcher or day is pointed out where it is chosen.
	if (date === null || count > 0) return null;
	return (
		<>
			<span className="block font-semibold text-ink">{t("consultations.booking.noTimes")}</span>
			{t("consultations.booking.noTimesHint")}
		</>
	);
}

/**
 * The free times of a day as a timetable: on the visitor's clock, and in small on the researcher's if it differs.
 */
export function TimeList({ researcher, selection, clock, onChoose, ref }: TimeListProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const timeOf = useAppointmentTime(clock.zone);
	const { date, duration, startsAt: chosen } = selection;
	const zone = researcher?.zone ?? clock.zone;
	const times = researcher && date ? freeTimes(researcher.slots, { date, duration, zone: clock.zone }) : [];
	const [first] = times;
	const zoneThere = first === undefined ? undefined : timeOf({ startsAt: first, duration, zone }).there?.zone;
	return (
		<fieldset ref={ref} tabIndex={-1} className="grid gap-2 outline-none">
			<legend className="font-semibold">{t("consultations.booking.time")}</legend>
			<div role="status" className="text-sm text-soft">
				{first === undefined ? (
					<p>
						<Hint researcher={researcher} date={date} count={times.length} />
					</p>
				) : (
					<p>
						{t("consultations.booking.count", {
							count: times.length,
							date: format.dayInText(first, clock.zone),
						})}
					</p>
				)}
			</div>
			<div data-line={researcher?.category} className="grid">
				{times.map((startsAt) => {
					const { time, there } = timeOf({ startsAt, duration, zone });
					return (
						<label
							key={startsAt}
							className="flex min-h-12 items-center gap-3.5 border-t border-hairline px-3 py-2 tabular-nums transition-colors duration-150 last:border-b hover:bg-sunken has-checked:bg-sunken has-checked:font-semibold has-checked:shadow-[inset_3px_0_0_var(--color-line)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
						>
							<input
								type="radio"
								name="time"
								value={startsAt}
								checked={startsAt === chosen}
								onChange={() => onChoose(startsAt)}
								className="size-5 flex-none accent-ink outline-none"
							/>
							<span className="grow whitespace-nowrap">{time}</span>
							{there === null ? null : (
								<span className="text-sm font-normal text-soft">
									{t("consultations.booking.thereShort", there)}
								</span>
							)}
						</label>
					);
				})}
			</div>
			{zoneThere === undefined ? null : (
				<p className="text-sm text-soft">{t("consultations.booking.zone", { zone: zoneThere })}</p>
			)}
		</fieldset>
	);
}
