import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FinishedQuiz } from "#contract/quiz.ts";
import { Dialog } from "../ui/dialog.tsx";
import { EmailForm } from "./email-form.tsx";

interface EmailDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	/** The version that the answers answer. */
	readonly questionnaireVersion: number;
	/** A kept attempt; null for the results of this visit. */
	readonly kept: FinishedQuiz | null;
}

/** Sends one's own results by e-mail. It cannot be closed by accident while it sends. */
export function EmailDialog({ isOpen, onClose, questionnaireVersion, kept }: EmailDialogProps) {
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
				kept={kept}
				isSending={isSending}
				onSending={setSending}
				onCancel={onClose}
				onSent={onClose}
			/>
		</Dialog>
	);
}
