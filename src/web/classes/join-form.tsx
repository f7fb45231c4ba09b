import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { call } from "../api/api.ts";
import { useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";

interface JoinFormProps {
	readonly onJoined: (token: string) => void;
}

/** Asks for the code; a scanned one stands there already, since it follows the `#` of the address. */
export function JoinForm({ onJoined }: JoinFormProps) {
	const { t } = useTranslation();
	const { hash } = useLocation();
	const { isBusy, onSubmit, errorOf } = useForm({
		send: ({ code = "" }) => call("POST /api/class-memberships", { body: { code } }),
		onDone: ({ token }) => onJoined(token),
		fieldOf: { "classes.code_unknown": "code" },
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-5">
			<TextField
				label={t("join.code")}
				hint={t("join.codeHint")}
				name="code"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={12}
				required
				defaultValue={hash.slice(1, 13)}
				error={errorOf("code")}
			/>
			<SubmitButton isBusy={isBusy} busyLabel={t("join.busy")} className="justify-self-start">
				{t("join.submit")}
			</SubmitButton>
		</form>
	);
}
