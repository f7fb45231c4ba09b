import { useTranslation } from "react-i18next";
import { useSession } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface TabQuestionProps {
	readonly onKeep: () => void;
	readonly onStartAfresh: () => void;
}

/**
 * Asks whether a guest's work in this tab is for the account that was opened in another tab. It cannot be postponed:
 * the next answer would be stored for one of the two.
 */
export function TabQuestion({ onKeep, onStartAfresh }: TabQuestionProps) {
	const { t } = useTranslation();
	const name = useSession()?.firstName ?? "";
	return (
		<Dialog
			isOpen
			onClose={() => {}}
			title={t("guest.tab.title")}
			closeLabel={t("common.close")}
			isDismissable={false}
		>
			<p className="text-lg">{t("guest.tab.lead", { name })}</p>
			<p className="text-soft">{t("guest.tab.question")}</p>
			<div className="flex flex-wrap gap-3">
				<Button data-first-focus="" onClick={onKeep}>
					{t("guest.tab.keep")}
				</Button>
				<Button look="secondary" onClick={onStartAfresh}>
					{t("guest.tab.startAfresh")}
				</Button>
			</div>
		</Dialog>
	);
}
