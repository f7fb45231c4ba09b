import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { dropScannedCode } from "../shared/links/scanned-code.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { ChildNameField } from "./child-name-field.tsx";

/** The parent's request, and its code. */
export interface Asker {
	readonly code: string;
	/** The parent's first name, as the account has it. */
	readonly parentName: string;
}

interface AgreeToParentProps {
	readonly asker: Asker;
	readonly isOpen: boolean;
	/** The suggested name. */
	readonly firstName: string;
	readonly onClose: () => void;
}

/** Shows who asks and what they would see, and links the two once the student agrees. */
export function AgreeToParent({ asker, isOpen, firstName, onClose }: AgreeToParentProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const parent = asker.parentName;
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/family/parents", {
			invalidates: ["GET /api/family", "GET /api/account/family-links"],
		}),
		toRequest: ({ childName = "" }) => ({ body: { ...asker, childName } }),
		onDone: () => {
			toast({ tone: "success", title: t("families.student.answer.done", { parent }) });
			onClose();
			dropScannedCode();
		},
		fieldOf: { "forms.required": "childName", "forms.name_invalid": "childName" },
	});
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("families.student.answer.who", { parent })}
			closeLabel={t("common.close")}
		>
			<p>{t("families.student.answer.known")}</p>
			<p>{t("families.student.answer.what")}</p>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<ChildNameField firstName={firstName} error={errorOf("childName")} />
				<DialogActions>
					<Button look="secondary" data-first-focus="" onClick={onClose}>
						{t("common.cancel")}
					</Button>
					<SubmitButton isBusy={isBusy} busyLabel={t("families.student.make.busy")}>
						{t("families.student.answer.agree", { parent })}
					</SubmitButton>
				</DialogActions>
			</form>
		</Dialog>
	);
}
