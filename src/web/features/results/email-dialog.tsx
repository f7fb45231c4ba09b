import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { EmailForm, type SentQuiz } from "./email-form.tsx";

interface EmailDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	/** What is sent. */
	readonly finished: SentQuiz;
}

/** Sends one's own results by e-mail. It cannot be closed by accident while it sends. */
export function EmailDialog({ isOpen, onClose, finished }: EmailDialogProps) {
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
				finished={finished}
				isSending={isSending}
				onSending={setSending}
				onCancel={onClose}
				onSent={onClose}
			/>
		</Dialog>
	);
}
