import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { QuizBackend } from "#contract/quiz.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmailForm } from "./email-form.tsx";

interface EmailDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly send: QuizBackend["emailResults"];
	readonly isDemonstration: boolean;
}

/** Sends one's own results by e-mail. It cannot be closed by accident while it sends. */
export function EmailDialog({ isOpen, onClose, send, isDemonstration }: EmailDialogProps) {
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
				send={send}
				isDemonstration={isDemonstration}
				isSending={isSending}
				onSending={setSending}
				onCancel={onClose}
				onSent={onClose}
			/>
		</Dialog>
	);
}
