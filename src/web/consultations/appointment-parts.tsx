import { Flag, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { Button } from "../ui/button.tsx";
import { MissedLines } from "./missed-lines.tsx";
import { ProposalChoice } from "./proposal-choice.tsx";
import { useAppointmentTime } from "./use-appointment-time.ts";
import { useRefundMessages } from "./use-refund-messages.ts";

/** The acts on one appointment. An omitted one is not possible. */
export interface AppointmentActs {
	/** Asks to cancel it; omitted for a past one, which shows its status instead. */
	readonly onCancel?: () => void;
	/** Asks to move it. */
	readonly onMove?: () => void;
	/** Reports a problem with it. */
	readonly onReport?: () => void;
	/** Reports that the researcher did not come. */
	readonly onMissed?: () => void;
	/** Goes to the researcher's other times; for a cancelled one. */
	readonly onChooseAgain?: () => void;
}

export interface AppointmentProps extends AppointmentActs {
	readonly appointment: Appointment;
	readonly researcherName: string;
	readonly visitorZone: Zone;
}

/** The history of an appointment: a reason, proposed times, reports and the refund. */
export function AppointmentNotes({ appointment, researcherName, visitorZone, onMissed }: AppointmentProps) {
	const { t } = useTranslation();
	const { cancelReason, missed, proposal } = appointment;
	const refund = useRefundMessages().ofCancelled(appointment);
	return (
		<>
			{cancelReason === undefined ? null : (
				<span className="block text-sm wrap-anywhere">
					{t("consultations.cancelReason", { reason: cancelReason })}
				</span>
			)}
			{proposal === undefined ? null : (
				<ProposalChoice
					appointment={appointment}
					proposal={proposal}
					researcherName={researcherName}
					visitorZone={visitorZone}
				/>
			)}
			<MissedLines
				missed={missed}
				researcherName={researcherName}
				visitorZone={visitorZone}
				isAnswerable={onMissed !== undefined}
			/>
			{refund === null ? null : <span className="block text-sm">{refund}</span>}
		</>
	);
}

const plainButton =
	"flex min-h-11 items-center gap-1.5 text-sm underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink";

interface NamedActsProps extends AppointmentActs {
	/** Names the appointment for screen reader users, who hear the buttons out of context. */
	readonly about: string;
}

/** The buttons that report something about an appointment. */
export function AppointmentReports({ about, onMissed, onReport }: NamedActsProps) {
	const { t } = useTranslation();
	return (
		<span className="flex flex-wrap items-center gap-x-6">
			{onMissed ? (
				<button
					type="button"
					aria-label={t("consultations.missed.openNamed", { about })}
					onClick={onMissed}
					className={plainButton}
				>
					<UserX aria-hidden="true" className="size-4" />
					{t("consultations.missed.open")}
				</button>
			) : null}
			{onReport ? (
				<button
					type="button"
					aria-label={t("consultations.report.openNamed", { about })}
					onClick={onReport}
					className={plainButton}
				>
					<Flag aria-hidden="true" className="size-4" />
					{t("consultations.report.open")}
				</button>
			) : null}
		</span>
	);
}

/** The buttons that move and cancel an appointment to come. */
export function AppointmentChanges({
	appointment,
	researcherName,
	visitorZone,
	onMove,
	onCancel,
}: AppointmentProps) {
	const { t } = useTranslation();
	const { day, time } = useAppointmentTime(visitorZone)(appointment);
	const named = { researcher: researcherName, date: day, time };
	return (
		<>
			{onMove ? (
				<Button look="secondary" aria-label={t("consultations.mine.moveNamed", named)} onClick={onMove}>
					{t("consultations.mine.move")}
				</Button>
			) : null}
			{onCancel ? (
				<Button look="secondary" aria-label={t("consultations.mine.cancelNamed", named)} onClick={onCancel}>
					{t("consultations.mine.cancel")}
				</Button>
			) : null}
		</>
	);
}
