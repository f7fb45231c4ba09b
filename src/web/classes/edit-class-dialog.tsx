import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { useApiMutation } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { useForm } from "../shared/use-form.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { ClassLevelField, ClassNameField } from "./class-fields.tsx";

interface EditClassDialogProps {
	readonly page: ClassPage;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Changes the name and the level of a class. */
export function EditClassDialog({ page: { id, name, level }, isOpen, onClose }: EditClassDialogProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("PATCH /api/classes/:classId", {
			invalidates: ["GET /api/classes/:classId", "GET /api/classes"],
		}),
		toRequest: ({ name: typed = "", level: typedLevel = "" }) => {
			if (typed.trim() === "") throw new Problem("forms.required");
			return { params: { classId: id }, body: { name: typed, level: typedLevel } };
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
