import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { OneThing } from "./one-thing.tsx";

/** So few recovery codes are worth a notice. */
const fewCodes = 3;

/** Opens the desk by the password and a code. */
export function EnterOperator() {
	const { t } = useTranslation();
	const showToast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/operator/session", { invalidates: ["GET /api/operator/session"] }),
		toRequest: ({ password = "", code = "" }) => ({ body: { password, code } }),
		untrimmed: ["password"],
		fieldOf: { "operator.log_in_refused": "code" },
		onDone: ({ recoveryCodes: count }) => {
			if (count > fewCodes) return;
			const title = t("operator.enter.fewCodes.title");
			showToast({ tone: "success", title, description: t("operator.enter.fewCodes.text", { count }) });
		},
	});
	return (
		<OneThing title={t("operator.enter.closed.title")} lead={t("operator.enter.closed.text")}>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full max-w-md gap-5">
				<TextField
					label={t("operator.enter.password")}
					name="password"
					type="password"
					autoComplete="current-password"
					required
				/>
				<TextField
					label={t("operator.enter.code")}
					hint={t("operator.enter.codeHint")}
					name="code"
					autoComplete="one-time-code"
					autoCapitalize="characters"
					spellCheck={false}
					required
					error={errorOf("code")}
				/>
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("operator.enter.opening")}
					className="justify-self-start max-sm:w-full"
				>
					{t("operator.enter.open")}
				</SubmitButton>
			</form>
		</OneThing>
	);
}
