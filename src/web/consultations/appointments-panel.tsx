import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { type Appointment, mayMove } from "#domain/consultations/appointment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { useToast } from "../ui/toast.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { MissedDialog } from "./missed-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { MyAppointments } from "./my-appointments.tsx";
import { changedByBooking } from "./queries.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { useRefundMessages } from "./use-refund-messages.ts";

interface AppointmentsPanelProps {
	readonly appointments: readonly Appointment[];
	readonly nameOf: (researcherId: string) => string;
	readonly clock: Clock;
	/** The appointment that was paid before the page opened; null without one. */
	readonly paidId: string | null;
	/** The researchers to whose free times an appointment can be moved. */
	readonly researchers: readonly Researcher[];
	readonly onFailed: (code: ProblemCode) => void;
	/**
	 * The appointments booked on this screen, the last one last: each scrolls the list into view. Omitted where booking
	 * is not possible.
	 */
	readonly booked?: readonly string[];
	/** Goes to the free times of a researcher. Omitted where booking is not possible. */
	readonly onChooseAgain?: (researcherId: string) => void;
}

/** The visitor's appointments, each with a button to cancel it after a confirmation. */
export function AppointmentsPanel(props: AppointmentsPanelProps) {
	const { appointments, nameOf, clock, researchers, onFailed, booked = [], onChooseAgain } = props;
	const isBookable = props.booked !== undefined && researchers.length > 0;
	const [moving, setMoving] = useState<Appointment | null>(null);
	const researcherOf = (id: string | undefined) => researchers.find((one) => one.id === id);
	const isLive = useEdition() === "live";
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const [tab, setTab] = useState("upcoming");
	const refunds = useRefundMessages();
	const [missed, setMissed] = useState<Appointment | null>(null);
	const [reported, setReported] = useState<Appointment | null>(null);
	const reporting = useApiMutation("POST /api/appointments/:appointmentId/report", {
		invalidates: ["GET /api/researchers/:locale"],
	});
	const locale = useLocale();
	const [asked, setAsked] = useState<Appointment | null>(null);
	const [note, setNote] = useState<string | null>(null);
	const [changes, setChanges] = useState(0);
	const bookings = booked.length;
	useEffect(() => {
		if (bookings > 0) setTab("upcoming");
	}, [bookings]);

	const ask = (appointment: Appointment): void => {
		setNote(isLive ? refunds.beforeCancelling(appointment) : null);
		setAsked(appointment);
	};
	const cancelling = useApiMutation("POST /api/appointments/:appointmentId/cancel", {
		invalidates: changedByBooking,
		onSuccess: (cancelled) => {
			const refund = refunds.ofCancelled(cancelled);
			const more = refund === null ? {} : { description: refund };
			showToast({ tone: "success", title: t("consultations.cancelling.done"), ...more });
		},
		onError: ({ code }) => {
			showToast({ tone: "destructive", title: t("consultations.error"), description: problem(code) });
			onFailed(code);
		},
	});
	const cancel = (appointment: Appointment): void =>
		cancelling.mutate(
			{ params: { appointmentId: appointment.id } },
			{
				onSettled: () => {
					setAsked(null);
					setChanges((before) => before + 1);
				},
			},
		);
	return (
		<>
			<MyAppointments
				appointments={appointments}
				nameOf={nameOf}
				researcherOf={researcherOf}
				bookedId={booked.at(-1) ?? props.paidId}
				clock={clock}
				onCancel={ask}
				moveOf={(appointment) =>
					isLive && mayMove(appointment, clock.now) && researcherOf(appointment.researcherId)?.slots.length
						? () => setMoving(appointment)
						: null
				}
				onReport={isLive ? setReported : null}
				onMissed={setMissed}
				chooseAgainOf={({ researcherId }) =>
					onChooseAgain && researcherOf(researcherId)?.slots.length ? () => onChooseAgain(researcherId) : null
				}
				isBookable={isBookable}
				tab={tab}
				onTab={setTab}
				changes={bookings + changes}
			/>
			<ConfirmDialog
				appointment={asked}
				purpose="cancelling"
				researcherName={asked ? nameOf(asked.researcherId) : ""}
				researcher={researcherOf(asked?.researcherId)}
				visitorZone={clock.zone}
				isBusy={cancelling.isPending}
				notes={note === null ? [] : [note]}
				onConfirm={() => asked && cancel(asked)}
				onClose={() => setAsked(null)}
			/>
			<ReportDialog
				isOpen={reported !== null}
				lead={t("consultations.report.lead", { name: reported ? nameOf(reported.researcherId) : "" })}
				done={{ title: t("consultations.report.done"), description: t("consultations.report.doneText") }}
				mutation={{
					isPending: reporting.isPending,
					mutateAsync: (text) =>
						reporting.mutateAsync({
							params: { appointmentId: reported?.id ?? "" },
							body: { text, locale },
						}),
				}}
				onClose={() => setReported(null)}
			/>
			<MissedDialog
				appointment={missed}
				researcherName={missed ? nameOf(missed.researcherId) : ""}
				onClose={() => setMissed(null)}
			/>
			<MoveDialog
				appointment={moving}
				researcher={researcherOf(moving?.researcherId)}
				clock={clock}
				onMoved={() => {
					setMoving(null);
					setChanges((before) => before + 1);
				}}
				onClose={() => setMoving(null)}
				onFailed={onFailed}
			/>
		</>
	);
}
