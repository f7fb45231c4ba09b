import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GuestWork } from "#contract/personal-data.ts";
import type { Problem } from "../api/problem.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useToast } from "../ui/toast.tsx";
import { discardGuestWork } from "./guest-work.ts";
import { mergeGuestWork } from "./merge-guest-work.ts";

interface GuestWorkDialogProps {
	readonly work: GuestWork;
	/** The decision was postponed. */
	readonly onLater: () => void;
	/** The work was moved to the account or erased. */
	readonly onDecided: () => void;
}

const kinds = ["attempts", "saved", "completions"] as const;

/** "Is this yours?": lists a guest's work in this browser, and asks whether it goes to the account. */
export function GuestWorkDialog({ work, onLater, onDecided }: GuestWorkDialogProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const problem = useProblem();
	const toast = useToast();
	const merge = useMutation<void, Problem>({
		mutationFn: mergeGuestWork,
		onSuccess: () => {
			toast({ tone: "success", title: t("guest.moved") });
			onDecided();
		},
	});
	const isMoving = merge.isPending;
	const words = kinds
		.filter((kind) => work[kind].length > 0)
		.map((kind) => t(`guest.${kind}`, { count: work[kind].length }));
	const keep = (): void => {
		if (!isMoving) merge.mutate();
	};
	const drop = (): void => {
		discardGuestWork();
		toast({ title: t("guest.removed") });
		onDecided();
	};
	return (
		<Dialog
			isOpen
			onClose={onLater}
			title={t("guest.title")}
			closeLabel={t("common.close")}
			isDismissable={!isMoving}
		>
			<p className="text-lg">{t("guest.lead", { work: format.list(words) })}</p>
			<p className="text-soft">{t("guest.hint")}</p>
			{merge.error ? <Alert tone="destructive" title={problem(merge.error.code)} /> : null}
			<div className="flex flex-wrap gap-3">
				<Button data-first-focus="" aria-disabled={isMoving || undefined} onClick={keep}>
					{t(isMoving ? "guest.moving" : "guest.yes")}
				</Button>
				<Button look="secondary" disabled={isMoving} onClick={drop}>
					{t("guest.no")}
				</Button>
			</div>
		</Dialog>
	);
}
