import { type ReactNode, type Ref, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import {
	isComplete,
	pickDate,
	pickDayOfAny,
	pickDuration,
	pickTime,
	type Selection,
} from "#domain/consultations/selection.ts";
import { datesOf, openingDate } from "#domain/consultations/slots.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import { languages } from "#domain/shared/locale.ts";
import { dateIn } from "#domain/shared/time.ts";
import { useNear } from "../page/use-near.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { DurationChoice } from "./duration-choice.tsx";
import { calendarSkeleton, LateCalendar } from "./late-calendar.tsx";
import { TimeList } from "./time-list.tsx";
import { useAppointmentTime } from "./use-appointment-time.ts";

interface BookingPanelProps {
	readonly researchers: readonly Researcher[];
	/** The chosen researcher. */
	readonly researcher: Researcher | null;
	readonly selection: Selection;
	readonly onSelect: (selection: Selection) => void;
	readonly clock: Clock;
	readonly onBook: () => void;
	readonly timesRef: Ref<HTMLFieldSetElement>;
	/** A message above the times. */
	readonly children?: ReactNode;
	/** The condition that blocks booking, shown in place of the button. */
	readonly obstacle?: ReactNode;
	/** The field for what the student wants to talk about, once a time is chosen. */
	readonly topicField?: ReactNode;
}

/** Day, duration and time of a consultation, then the button that books it. */
export function BookingPanel(props: BookingPanelProps) {
	const { researchers, researcher, selection, onSelect, clock, onBook, ...rest } = props;
	const { t } = useTranslation();
	const problem = useProblem();
	const locale = useLocale();
	const id = useId();
	const [target, isNear] = useNear();
	const { zone } = clock;
	const { price } = useFormat();
	const timeOf = useAppointmentTime(zone);
	const { startsAt, duration } = selection;
	const chosen = researcher && startsAt ? timeOf({ startsAt, duration, zone: researcher.zone }) : null;
	const slots = researcher?.slots ?? [];
	const dates = datesOf(researcher ? slots : researchers.flatMap((one) => one.slots), zone);
	const isReady = isComplete(selection);
	const [chosenByDay, setChosenByDay] = useState<string | null>(null);
	const chooseDay = (date: LocalDate): void => {
		const next = researcher ? pickDate(selection, date) : pickDayOfAny(selection, date, researchers, zone);
		if (!researcher) setChosenByDay(next.researcherId);
		onSelect(next);
	};
	const dayHint = (): string => {
		if (researcher === null) return t("consultations.booking.noResearcher");
		if (researcher.isPaused) return t("consultations.booking.paused", { researcher: researcher.name });
		if (researcher.bookable === false)
			return t("consultations.booking.notBookable", { researcher: researcher.name });
		if (slots.length > 0) return t("consultations.booking.dayHint");
		return t("consultations.booking.noDays", { researcher: researcher.name });
	};
	return (
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
			<div className="grid content-start gap-2">
				<p className="font-semibold">{t("consultations.booking.day")}</p>
				<p className="min-h-6 text-sm text-soft">{dayHint()}</p>
				<div ref={target}>
					{isNear || researcher ? (
						<LateCalendar
							placeholder={calendarSkeleton}
							// A day that chooses its researcher keeps the focus in the calendar.
							key={researcher === null || researcher.id === chosenByDay ? "" : researcher.id}
							label={t("consultations.calendar.label")}
							language={languages[locale].tag}
							value={selection.date}
							onChange={chooseDay}
							today={dateIn(clock.now, zone)}
							availableDates={dates}
							opensOn={openingDate(dates)}
							previousLabel={t("consultations.calendar.previous")}
							nextLabel={t("consultations.calendar.next")}
						/>
					) : (
						calendarSkeleton
					)}
				</div>
			</div>
			<div className="flex min-w-0 flex-col gap-8">
				<DurationChoice
					chosen={selection.duration}
					onChoose={(duration) => onSelect(pickDuration(selection, duration, { slots, zone }))}
				/>
				{rest.children}
				<TimeList
					ref={rest.timesRef}
					researcher={researcher}
					selection={selection}
					clock={clock}
					onChoose={(startsAt) => onSelect(pickTime(selection, startsAt))}
				/>
				{rest.topicField}
				{/* On a phone the choice and its button stay in view, whatever lies between them. */}
				<div
					data-dock={chosen ? "" : undefined}
					className={`grid justify-items-start gap-2 ${chosen ? "max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-5 max-md:border-t max-md:border-hairline max-md:bg-paper max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]" : ""}`}
				>
					{researcher && chosen ? (
						<p className="font-semibold tabular-nums md:hidden">
							{[researcher.name, chosen.day, chosen.time, price(consultationPrices[duration])].map(
								(part, index) => (
									// A time is read as a whole: the line breaks between the parts alone.
									<span key={part}>
										{index === 0 ? null : " · "}
										<span className="whitespace-nowrap">{part}</span>
									</span>
								),
							)}
						</p>
					) : null}
					<Button
						disabled={!isReady}
						aria-describedby={isReady ? undefined : id}
						onClick={onBook}
						className="max-sm:w-full"
					>
						{t("consultations.booking.book")}
					</Button>
					<p id={id} className={`min-h-6 text-sm text-soft ${chosen ? "max-md:hidden" : ""}`}>
						{isReady ? null : problem("consultations.incomplete")}
					</p>
					<div role="status">{rest.obstacle}</div>
				</div>
			</div>
		</div>
	);
}
