import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKnownOffers } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { discardGuestWork, holdsTraces } from "./guest-work.ts";

/** For a guest on a computer that others use: erases what this browser holds of them. Nothing where there is nothing. */
export function EraseHere() {
	const { t } = useTranslation();
	const isGuest = useSession() === null;
	const isKept = useKnownOffers()?.guestWork ?? false;
	const [isThere, setThere] = useState(false);
	const [isOpen, setOpen] = useState(false);
	useEffect(() => setThere(holdsTraces()), []);
	if (!isGuest || !isKept || !isThere) return null;
	const erase = (): void => {
		discardGuestWork();
		// What the page has read of it goes, too.
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
