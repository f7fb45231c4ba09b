import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/appointments/appointment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { useProblem } from "../../lib/use-problem.ts";
import { useToast } from "../../ui/toast.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { MyAppointments } from "./my-appointments.tsx";
import type { Here } from "./use-here.ts";
import { useRefundWords } from "./use-refund-words.ts";

interface AppointmentsDeskProps {
	readonly appointments: readonly Appointment[];
	readonly nameOf: (researcherId: string) => string;
	readonly here: Here;
	/** What is booked is kept and paid by a server, which gives prices back. */
	readonly isReal: boolean;
	readonly onCancel: (appointmentId: string) => Promise<Result<Appointment, ProblemCode>>;
	/** The lists changed: read them again. */
	readonly onChanged: () => void;
	/** How many bookings were made on this screen: each brings the eye here. */
	readonly bookings?: number;
}

/** One's own appointments, and the way to cancel one: asked once more, then said in a notice. */
export function AppointmentsDesk(props: AppointmentsDeskProps) {
	const { appointments, nameOf, here, isReal, onCancel, onChanged, bookings = 0 } = props;
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const [tab, setTab] = useState("upcoming");
	const refunds = useRefundWords();
	const [asked, setAsked] = useState<Appointment | null>(null);
	const [note, setNote] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [cancellations, setCancellations] = useState(0);
	useEffect(() => {
		if (bookings > 0) setTab("upcoming");
	}, [bookings]);

	const ask = (appointment: Appointment): void => {
		setNote(isReal ? refunds.beforeCancelling(appointment) : null);
		setAsked(appointment);
	};
	const cancel = async (appointment: Appointment): Promise<void> => {
		setBusy(true);
		const outcome = await onCancel(appointment.id).catch(() => failure("common.unreachable" as const));
		setBusy(false);
		setAsked(null);
		setCancellations((before) => before + 1);
		onChanged();
		if (outcome.ok) {
			const refund = refunds.ofCancelled(outcome.value);
			const more = refund === null ? {} : { description: refund };
			showToast({ tone: "success", title: t("consultations.cancelling.done"), ...more });
		} else
			showToast({
				tone: "destructive",
				title: t("consultations.error"),
				description: problem(outcome.code),
			});
	};
	return (
		<>
			<MyAppointments
				appointments={appointments}
				nameOf={nameOf}
				here={here}
				onCancel={ask}
				tab={tab}
				onTab={setTab}
				changes={bookings + cancellations}
			/>
			<ConfirmDialog
				meeting={asked}
				purpose="cancelling"
				researcherName={asked ? nameOf(asked.researcherId) : ""}
				visitorZone={here.zone}
				isBusy={isBusy}
				notes={note === null ? [] : [note]}
				onConfirm={() => asked && void cancel(asked)}
				onClose={() => setAsked(null)}
			/>
		</>
	);
}
