import { useTranslation } from "react-i18next";
import type { familyRoutes } from "#contract/families.ts";
import type { AnswerOf } from "#contract/route.ts";
import { familyCodeHours } from "#domain/families/family-code.ts";
import { call } from "../api/api.ts";
import { invalidate } from "../api/query-client.ts";
import { useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";

/** A code that was just made. */
export type NewCode = AnswerOf<typeof familyRoutes.makeFamilyCode>;

interface CodeFormProps {
	/** The name that is proposed. */
	readonly firstName: string;
	readonly onMade: (code: NewCode) => void;
}

/** Asks a student for the name that a parent will see, and makes a code. */
export function CodeForm({ firstName, onMade }: CodeFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		send: ({ childName = "" }) => call("POST /api/family/code", { body: { childName } }),
		onDone: (made) => {
			onMade(made);
			void invalidate(["GET /api/family"]);
		},
		fieldOf: { "forms.required": "childName", "forms.name_invalid": "childName" },
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-5">
			<p>{t("families.student.make.text", { hours: familyCodeHours })}</p>
			<TextField
				label={t("families.student.make.name")}
				hint={t("families.student.make.nameHint")}
				name="childName"
				autoComplete="off"
				maxLength={80}
				required
				defaultValue={firstName}
				error={errorOf("childName")}
			/>
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
