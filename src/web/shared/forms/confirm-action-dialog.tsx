import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";

interface ConfirmActProps {
	readonly isOpen: boolean;
	readonly title: string;
	readonly text: string;
	/** The label of the confirming button. */
	readonly label: string;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

/** Asks for a confirmation before an action that deletes or leaves something. */
export function ConfirmActionDialog({ isOpen, title, text, label, onConfirm, onClose }: ConfirmActProps) {
	const { t } = useTranslation();
	return (
		<Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t("common.close")}>
			<p>{text}</p>
			<DialogActions>
				<Button look="secondary" data-first-focus="" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				<Button
					look="danger"
					onClick={() => {
						onConfirm();
						onClose();
					}}
				>
					{label}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
