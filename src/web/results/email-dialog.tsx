import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { EmailForm } from "./email-form.tsx";

interface EmailDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	/** The version that the answers of this visit answer. */
	readonly questionnaireVersion: number;
}

/** Sends one's own results by e-mail. It cannot be closed by accident while it sends. */
export function EmailDialog({ isOpen, onClose, questionnaireVersion }: EmailDialogProps) {
	const { t } = useTranslation();
	const [isSending, setSending] = useState(false);
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("results.email.title")}
			closeLabel={t("common.close")}
			isDismissable={!isSending}
		>
			<EmailForm
				questionnaireVersion={questionnaireVersion}
				isSending={isSending}
				onSending={setSending}
				onCancel={onClose}
				onSent={onClose}
			/>
		</Dialog>
	);
}
