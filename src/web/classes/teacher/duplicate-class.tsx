import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ClassPage } from "#contract/classes.ts";
import { useApiMutation } from "../../api/api.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useLocalePath } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";

interface DuplicateClassDialogProps {
	readonly page: ClassPage;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Makes the same class for another year, without its pupils; with its spectrum behind the new one if the teacher ticks that. */
export function DuplicateClassDialog({ page, isOpen, onClose }: DuplicateClassDialogProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const { id, name, level, locale, hasSpectrum } = page;
	const { isBusy, onSubmit } = useForm({
		mutation: useApiMutation("POST /api/classes", { invalidates: ["GET /api/classes"] }),
		toRequest: ({ isFollowed }) => ({ body: { name, level, locale, followsId: isFollowed ? id : null } }),
		onDone: (made) => {
			toast({ tone: "success", title: t("classes.actions.copied") });
			onClose();
			void navigate(toLocalPath(`/class#${made.id}`));
		},
	});
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("classes.actions.copyTitle", { name })}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<p>{t("classes.actions.copyText")}</p>
				{hasSpectrum ? (
					<Choice type="checkbox" name="isFollowed" value="yes">
						{t("classes.actions.copyGhost")}
						<span className="block text-sm text-soft">{t("classes.actions.copyGhostHint")}</span>
					</Choice>
				) : null}
				<DialogActions>
					<Button look="secondary" disabled={isBusy} onClick={onClose}>
						{t("common.cancel")}
					</Button>
					<SubmitButton isBusy={isBusy} busyLabel={t("classes.create.busy")}>
						{t("classes.actions.copySubmit")}
					</SubmitButton>
				</DialogActions>
			</form>
		</Dialog>
	);
}
