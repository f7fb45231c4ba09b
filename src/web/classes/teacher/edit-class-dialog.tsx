import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { canFollow } from "#domain/classes/follow.ts";
import { useApiMutation } from "../../api/api.ts";
import { Problem } from "../../api/problem.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ClassLevelField, ClassNameField } from "./class-fields.tsx";
import { EarlierClassField, followedId } from "./earlier-class-field.tsx";

interface EditClassDialogProps {
	readonly page: ClassPage;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Changes the name and the level of a class, and which earlier class it continues. */
export function EditClassDialog({ page, isOpen, onClose }: EditClassDialogProps) {
	const { id, name, level, followsId } = page;
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("PATCH /api/classes/:classId", {
			invalidates: ["GET /api/classes/:classId", "GET /api/classes"],
		}),
		toRequest: ({ name: typed = "", level: typedLevel = "", followsId: chosen }) => {
			if (typed.trim() === "") throw new Problem("forms.required");
			return {
				params: { classId: id },
				body: { name: typed, level: typedLevel, followsId: followedId(chosen) },
			};
		},
		onDone: () => {
			toast({ tone: "success", title: t("classes.actions.edited") });
			onClose();
		},
		fieldOf: { "forms.required": "name" },
	});
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("classes.actions.edit")}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<ClassNameField name={name} errorOf={errorOf} />
				<ClassLevelField level={level} />
				<EarlierClassField isOffered={(one) => canFollow(page, one)} followsId={followsId} />
				<DialogActions>
					<Button look="secondary" disabled={isBusy} onClick={onClose}>
						{t("common.cancel")}
					</Button>
					<SubmitButton isBusy={isBusy} busyLabel={t("classes.actions.editBusy")}>
						{t("classes.actions.editSubmit")}
					</SubmitButton>
				</DialogActions>
			</form>
		</Dialog>
	);
}
