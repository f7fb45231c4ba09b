import { useTranslation } from "react-i18next";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";

interface MissedDialogProps {
	/** Null keeps the dialog closed. */
	readonly appointment: Appointment | null;
	readonly researcherName: string;
	readonly onClose: () => void;
}

/** Reports that the researcher did not come, after a word on what follows. */
export function MissedDialog({ appointment, researcherName: name, onClose }: MissedDialogProps) {
	const { t } = useTranslation();
	const reporting = useMutationToasts("GET /api/appointments");
	const { mutate } = useApiMutation(
		"POST /api/appointments/:appointmentId/missed",
		reporting(t("consultations.missed.done")),
	);
	const isContradiction = appointment?.missed?.reportedBy.includes("researcher");
	return (
		<ConfirmActionDialog
			isOpen={appointment !== null}
			title={t("consultations.missed.title", { name })}
			text={t(isContradiction ? "consultations.missed.leadContradiction" : "consultations.missed.lead", {
				name,
			})}
			label={t("consultations.missed.submit")}
			onConfirm={() => appointment && mutate({ params: { appointmentId: appointment.id } })}
			onClose={onClose}
		/>
	);
}
