import { useTranslation } from "react-i18next";
import type { DeskAppointment } from "#contract/desk.ts";
import { maxNoteLength } from "#domain/consultations/free-text.ts";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useToast } from "../ui/toast.tsx";

/** The researcher's own note before a consultation, folded while there is none. */
export function DeskNote({ appointment: { id, note } }: { readonly appointment: DeskAppointment }) {
	const { t } = useTranslation();
	const toast = useToast();
	const saving = useApiMutation("PUT /api/desk/appointments/:appointmentId/note", {
		invalidates: ["GET /api/desk"],
	});
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: saving,
		toRequest: ({ text = "" }) => ({ params: { appointmentId: id }, body: { text } }),
		fieldOf: { "consultations.contact_data": "text", "desk.note_closed": "text" },
		onDone: () => toast({ tone: "success", title: t("desk.note.done") }),
	});
	return (
		<details open={note !== undefined} className="measure w-full">
			<summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink">
				{t("desk.note.title")}
			</summary>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid justify-items-start gap-3 pb-2">
				<TextArea
					label={t("desk.note.label")}
					hint={t("desk.note.hint")}
					name="text"
					maxLength={maxNoteLength}
					defaultValue={note}
					error={errorOf("text")}
				/>
				<SubmitButton isBusy={isBusy} busyLabel={t("desk.note.saving")} look="secondary">
					{t("desk.note.save")}
				</SubmitButton>
			</form>
		</details>
	);
}
