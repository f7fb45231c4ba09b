import { useTranslation } from "react-i18next";
import { maxReportLength } from "#domain/consultations/safety.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { type FormMutation, useForm } from "../shared/use-form.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useToast } from "../ui/toast.tsx";

interface ReportDialogProps {
	readonly isOpen: boolean;
	/** What follows from a report. */
	readonly lead: string;
	/** Sends the text. */
	readonly mutation: FormMutation<string, unknown>;
	/** The notice once the report was sent. */
	readonly done: { readonly title: string; readonly description: string };
	readonly onClose: () => void;
}

/** The form is mounted with each opening, so that another report begins empty. */
function ReportForm({ lead, mutation, done, onClose }: Omit<ReportDialogProps, "isOpen">) {
	const { t } = useTranslation();
	const showToast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation,
		toRequest: ({ text = "" }) => text,
		fieldOf: { "forms.required": "text" },
		onDone: () => {
			showToast({ tone: "success", ...done });
			onClose();
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			<p>{lead}</p>
			<TextArea
				label={t("consultations.report.text")}
				hint={t("consultations.report.hint")}
				name="text"
				required
				maxLength={maxReportLength}
				error={errorOf("text")}
				data-first-focus=""
			/>
			<LocalLink
				to="/contact"
				className="justify-self-start underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
			>
				{t("consultations.report.help")}
			</LocalLink>
			<DialogActions>
				<Button look="secondary" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				<SubmitButton isBusy={isBusy} busyLabel={t("consultations.report.sending")}>
					{t("consultations.report.send")}
				</SubmitButton>
			</DialogActions>
		</form>
	);
}

/** Reports a problem with a consultation to the operator. */
export function ReportDialog({ isOpen, ...form }: ReportDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog
			isOpen={isOpen}
			onClose={form.onClose}
			title={t("consultations.report.title")}
			closeLabel={t("common.close")}
		>
			<ReportForm {...form} />
		</Dialog>
	);
}
