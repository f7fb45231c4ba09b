import { useTranslation } from "react-i18next";
import { maxReportLength } from "#domain/consultations/safety.ts";
import { TextDialog } from "../shared/forms/text-dialog.tsx";
import type { FormMutation } from "../shared/forms/use-form.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";

interface ReportDialogProps {
	readonly isOpen: boolean;
	/** The consequences of a report, in a sentence. */
	readonly lead: string;
	/** Sends the text. */
	readonly mutation: FormMutation<string, unknown>;
	/** The notice once the report was sent. */
	readonly done: { readonly title: string; readonly description: string };
	readonly onClose: () => void;
}

/** Reports a problem with a consultation to the operator. */
export function ReportDialog(props: ReportDialogProps) {
	const { t } = useTranslation();
	return (
		<TextDialog
			{...props}
			title={t("consultations.report.title")}
			field={{
				label: t("consultations.report.text"),
				hint: t("consultations.report.hint"),
				maxLength: maxReportLength,
			}}
			submit={{ label: t("consultations.report.send"), busy: t("consultations.report.sending") }}
		>
			<LocalLink
				to="/contact"
				className="justify-self-start underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
			>
				{t("consultations.report.help")}
			</LocalLink>
		</TextDialog>
	);
}
