import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";

interface CancelPlanProps {
	/** Until when the plan is paid, in words. */
	readonly date: string;
	/** The last renewal was not paid: nothing is left of it, and it ends at once. */
	readonly isUnpaid: boolean;
	readonly onCancel: () => Promise<void>;
}

/** Ends the plan, after one clear yes. */
export function CancelPlan({ date, isUnpaid, onCancel }: CancelPlanProps) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const cancel = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		await onCancel();
		setBusy(false);
		setOpen(false);
	};
	return (
		<>
			<Button look="secondary" onClick={() => setOpen(true)}>
				{t("ownAccount.plan.cancel")}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				title={t("ownAccount.plan.sureTitle")}
				closeLabel={t("common.close")}
				isDismissable={!isBusy}
			>
				<p>{isUnpaid ? t("ownAccount.plan.sureUnpaid") : t("ownAccount.plan.sureText", { date })}</p>
				<p>{t(`ownAccount.plan.${isUnpaid ? "sureUnpaidKept" : "sureKept"}`)}</p>
				<DialogActions>
					<Button look="secondary" data-first-focus="" disabled={isBusy} onClick={() => setOpen(false)}>
						{t("ownAccount.plan.keep")}
					</Button>
					<Button look="danger" aria-disabled={isBusy || undefined} onClick={() => void cancel()}>
						{t(isBusy ? "ownAccount.plan.cancelling" : "ownAccount.plan.sure")}
					</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}
