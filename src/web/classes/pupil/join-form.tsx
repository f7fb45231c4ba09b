import { useTranslation } from "react-i18next";
import { useApiMutation } from "../../api/api.ts";
import { CodeField } from "../../shared/forms/code-field.tsx";
import { useForm } from "../../shared/forms/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";

interface JoinFormProps {
	readonly onJoined: (token: string) => void;
}

/** Asks for the join code; a scanned code is filled in from the fragment of the address. */
export function JoinForm({ onJoined }: JoinFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/class-memberships"),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		onDone: ({ token }) => onJoined(token),
		fieldOf: { "classes.code_unknown": "code" },
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
			<CodeField label={t("join.code")} hint={t("join.codeHint")} error={errorOf("code")} />
			<SubmitButton isBusy={isBusy} busyLabel={t("join.busy")} className="justify-self-start">
				{t("join.submit")}
			</SubmitButton>
			<details>
				<summary className="min-h-11 cursor-pointer content-center">{t("join.other.question")}</summary>
				<p className="text-soft">{t("join.other.hint")}</p>
			</details>
		</form>
	);
}
