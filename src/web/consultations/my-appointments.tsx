import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { type Appointment, agendaOf } from "#domain/consultations/appointment.ts";
import { mayReportMissed } from "#domain/consultations/missed-rules.ts";
import { GateBand } from "../shared/gate-band.tsx";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { Tabs } from "../ui/tabs.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { AppointmentItem } from "./appointment-row.tsx";

interface MyAppointmentsProps {
	readonly appointments: readonly Appointment[];
	readonly nameOf: (researcherId: string) => string;
	/** Undefined for one who is no longer listed. */
	readonly researcherOf: (researcherId: string) => Researcher | undefined;
	/** The appointment that was booked last on this screen; null before. */
	readonly bookedId: string | null;
	readonly clock: Clock;
	readonly onCancel: (appointment: Appointment) => void;
	/** Null if the person who booked cannot move appointments. */
	readonly moveOf: (appointment: Appointment) => (() => void) | null;
	/** Null where no one attends. */
	readonly onReport: ((appointment: Appointment) => void) | null;
	readonly onMissed: (appointment: Appointment) => void;
	/** Null if the researcher of a cancelled one has no other times. */
	readonly chooseAgainOf: (appointment: Appointment) => (() => void) | null;
	/** Whether another one can be booked, further down on the screen. */
	readonly isBookable: boolean;
	readonly tab: string;
	readonly onTab: (tab: string) => void;
	/** Counts the changes made here: each moves the focus to the heading, since a button may be gone. */
	readonly changes: number;
}

/** The visitor's upcoming and past consultations. */
export function MyAppointments({
	appointments,
	nameOf,
	researcherOf,
	bookedId,
	clock,
	onCancel,
	moveOf,
	onReport,
	onMissed,
	chooseAgainOf,
	isBookable,
	changes,
	...tabs
}: MyAppointmentsProps) {
	const { t } = useTranslation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (changes === 0) return;
		// After the dialog has closed: until then this heading is inert.
		const afterDialog = setTimeout(() => {
			// The change is below the heading: a phone shows nothing of it while the heading is at its foot.
			heading.current?.scrollIntoView();
			heading.current?.focus({ preventScroll: true });
		});
		return () => clearTimeout(afterDialog);
	}, [changes]);
	const agenda = agendaOf(appointments, clock.now);
	const inFocus = agenda.upcoming.find(({ id }) => id === bookedId) ?? agenda.upcoming[0];
	const rowsOf = (list: readonly Appointment[], isUpcoming: boolean) => (
		<ul className="-mt-6">
			{list.map((appointment) => {
				const onMove = isUpcoming ? moveOf(appointment) : null;
				const isCancelledAhead = appointment.status === "cancelled" && appointment.startsAt > clock.now;
				const onChooseAgain = isCancelledAhead ? chooseAgainOf(appointment) : null;
				const { missed } = appointment;
				const mayBeMissed = missed !== undefined && mayReportMissed(missed, "student", clock.now);
				const props = {
					appointment,
					researcherName: nameOf(appointment.researcherId),
					visitorZone: clock.zone,
					...(isUpcoming ? { onCancel: () => onCancel(appointment) } : {}),
					...(onMove === null ? {} : { onMove }),
					...(onReport === null ? {} : { onReport: () => onReport(appointment) }),
					...(mayBeMissed ? { onMissed: () => onMissed(appointment) } : {}),
					...(onChooseAgain === null ? {} : { onChooseAgain }),
				};
				return isUpcoming && appointment.id === inFocus?.id ? (
					<AppointmentCard
						key={appointment.id}
						{...props}
						researcher={researcherOf(appointment.researcherId)}
						now={clock.now}
						isJustBooked={appointment.id === bookedId}
					/>
				) : (
					<AppointmentItem key={appointment.id} {...props} />
				);
			})}
		</ul>
	);
	const empty = (title: string, hint: string | null) => (
		<div className="flex min-h-20 items-center gap-4 md:gap-6">
			<GateBand gate="room" className="size-20 flex-none rounded-control" inside="justify-items-center" />
			<div className="grid gap-1">
				<p className="font-semibold">{title}</p>
				{hint === null ? null : <p className="text-soft">{hint}</p>}
			</div>
		</div>
	);
	return (
		<section aria-labelledby="my-appointments" className="grid gap-4">
			<h2 id="my-appointments" ref={heading} tabIndex={-1} className="display-3 scroll-mt-24 outline-none">
				{t("consultations.mine.title")}
			</h2>
			<Tabs
				label={t("consultations.mine.title")}
				selected={tabs.tab}
				onSelect={tabs.onTab}
				items={[
					{
						id: "upcoming",
						label: t("consultations.mine.upcoming"),
						content: agenda.upcoming.length
							? rowsOf(agenda.upcoming, true)
							: empty(
									t("consultations.mine.noUpcoming"),
									isBookable ? t("consultations.mine.noUpcomingHint") : null,
								),
					},
					{
						id: "past",
						label: t("consultations.mine.past"),
						content: agenda.past.length
							? rowsOf(agenda.past, false)
							: empty(t("consultations.mine.noPast"), t("consultations.mine.noPastHint")),
					},
				]}
			/>
		</section>
	);
}
