import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";

interface ConfirmActProps {
	readonly isOpen: boolean;
	readonly title: string;
	readonly text: string;
	/** What the button does. */
	readonly label: string;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

/** Asks once more before something of a class is taken away, or somebody leaves one. */
export function ConfirmAct({ isOpen, title, text, label, onConfirm, onClose }: ConfirmActProps) {
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
