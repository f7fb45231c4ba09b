import { useTranslation } from "react-i18next";
import type { DeskAppointment } from "#contract/desk.ts";
import { maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { useApiMutation } from "../api/api.ts";
import { ReportDialog } from "../consultations/report-dialog.tsx";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { TextDialog } from "../shared/forms/text-dialog.tsx";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";

interface DeskDialogProps {
	/** Null keeps the dialog closed. */
	readonly appointment: DeskAppointment | null;
	readonly onClose: () => void;
}

interface DeskReportProps {
	readonly appointment: Pick<DeskAppointment, "id" | "firstName"> | null;
	readonly onClose: () => void;
}

/** Reports a problem with a consultation from the desk. */
export function DeskReportDialog({ appointment, onClose }: DeskReportProps) {
	const { t } = useTranslation();
	const reporting = useApiMutation("POST /api/desk/appointments/:appointmentId/report");
	return (
		<ReportDialog
			isOpen={appointment !== null}
			lead={t("desk.report.lead", { name: appointment?.firstName ?? "" })}
			done={{ title: t("desk.report.done"), description: t("desk.report.doneText") }}
			mutation={{
				isPending: reporting.isPending,
				mutateAsync: (text) =>
					reporting.mutateAsync({ params: { appointmentId: appointment?.id ?? "" }, body: { text } }),
			}}
			onClose={onClose}
		/>
	);
}

/** Cancels a consultation with a reason, which the student reads. */
export function DeskCancelDialog({ appointment, onClose }: DeskDialogProps) {
	const { t } = useTranslation();
	const cancelling = useApiMutation("POST /api/desk/appointments/:appointmentId/cancel", {
		invalidates: ["GET /api/desk"],
	});
	return (
		<TextDialog
			isOpen={appointment !== null}
			title={t("desk.cancel.title")}
			lead={t(appointment?.isMinor ? "desk.cancel.leadMinor" : "desk.cancel.lead", {
				name: appointment?.firstName ?? "",
			})}
			dismissLabel={t("desk.cancel.keep")}
			field={{
				label: t("desk.cancel.reason"),
				hint: t("desk.cancel.hint"),
				maxLength: maxCancelReasonLength,
			}}
			submit={{ label: t("desk.cancel.submit"), busy: t("desk.cancel.busy") }}
			problems={["consultations.contact_data"]}
			done={{ title: t("desk.cancel.done"), description: t("desk.cancel.doneText") }}
			mutation={{
				isPending: cancelling.isPending,
				mutateAsync: (reason) =>
					cancelling.mutateAsync({ params: { appointmentId: appointment?.id ?? "" }, body: { reason } }),
			}}
			onClose={onClose}
		/>
	);
}

/** Reports that the student did not come, after a word on what follows. */
export function DeskMissedDialog({ appointment, onClose }: DeskDialogProps) {
	const { t } = useTranslation();
	const reporting = useMutationToasts("GET /api/desk");
	const { mutate } = useApiMutation(
		"POST /api/desk/appointments/:appointmentId/missed",
		reporting(t("consultations.missed.done")),
	);
	const name = appointment?.firstName ?? "";
	const isContradiction = appointment?.missed?.reportedBy.includes("student");
	const lead = isContradiction ? "leadContradiction" : appointment?.isMinor ? "leadMinor" : "lead";
	return (
		<ConfirmActionDialog
			isOpen={appointment !== null}
			title={t("consultations.missed.title", { name })}
			text={t(`desk.missed.${lead}`, { name })}
			label={t("consultations.missed.submit")}
			onConfirm={() => appointment && mutate({ params: { appointmentId: appointment.id } })}
			onClose={onClose}
		/>
	);
}
