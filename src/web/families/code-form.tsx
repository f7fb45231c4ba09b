import { useTranslation } from "react-i18next";
import { familyCodeHours } from "#domain/families/family-code.ts";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { ChildNameField } from "./child-name-field.tsx";
import type { NewCode } from "./use-waiting-code.ts";

interface CodeFormProps {
	/** The suggested name. */
	readonly firstName: string;
	readonly onMade: (code: NewCode) => void;
}

/** Asks a student for the name that a parent will see, and makes a code. */
export function CodeForm({ firstName, onMade }: CodeFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/family/code", { invalidates: ["GET /api/family"] }),
		toRequest: ({ childName = "" }) => ({ body: { childName } }),
		onDone: onMade,
		fieldOf: { "forms.required": "childName", "forms.name_invalid": "childName" },
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
			<p>{t("families.student.make.text", { hours: familyCodeHours })}</p>
			<ChildNameField firstName={firstName} error={errorOf("childName")} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("families.student.make.busy")}
				className="justify-self-start"
			>
				{t("families.student.make.submit")}
			</SubmitButton>
		</form>
	);
}
