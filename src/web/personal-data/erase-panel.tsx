import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { discardGuestWork } from "./guest-work.ts";

/** Erases a guest's data in this browser, after a confirmation. */
export function ErasePanel() {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	const erase = (): void => {
		discardGuestWork();
		// The cached queries must go, too.
		window.location.reload();
	};
	return (
		<div className="grid justify-items-start gap-3 border-t border-hairline pt-8">
			<p className="measure text-soft">{t("dashboard.eraseHere.text")}</p>
			<Button look="secondary" onClick={() => setOpen(true)}>
				{t("dashboard.eraseHere.open")}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				title={t("dashboard.eraseHere.title")}
				closeLabel={t("common.close")}
			>
				<p>{t("dashboard.eraseHere.sure")}</p>
				<DialogActions>
					<Button look="secondary" data-first-focus="" onClick={() => setOpen(false)}>
						{t("common.cancel")}
					</Button>
					<Button look="danger" onClick={erase}>
						{t("dashboard.eraseHere.confirm")}
					</Button>
				</DialogActions>
			</Dialog>
		</div>
	);
}
