import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHasPasskeys } from "../account/passkeys/use-has-passkeys.ts";
import { useApiMutation } from "../api/api.ts";
import { openOperatorByPasskey } from "../api/passkey-actions.ts";
import { type Problem, unwrap } from "../api/problem.ts";
import { invalidate } from "../api/query-client.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { Button } from "../ui/button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { OneThing } from "./one-thing.tsx";
import { sessionRoute } from "./queries.ts";

/** So few recovery codes are worth a notice. */
const fewCodes = 3;

interface Typed {
	readonly password: string;
	/** Null: a passkey in its place. */
	readonly code: string | null;
}
interface Opened {
	readonly recoveryCodes: number;
}

/** Opens the desk by the password, with a code or a passkey. */
function useOpening() {
	const byCode = useApiMutation("POST /api/operator/session");
	return useMutation<Opened, Problem, Typed>({
		mutationFn: async ({ password, code }) =>
			code === null
				? unwrap(await openOperatorByPasskey(password))
				: byCode.mutateAsync({ body: { password, code } }),
		onSuccess: () => invalidate([sessionRoute]),
	});
}

/** Opens the desk by the password and a second factor. */
export function EnterOperator() {
	const { t } = useTranslation();
	const showToast = useToast();
	const hasPasskeys = useHasPasskeys();
	const [isByPasskey, setByPasskey] = useState(false);
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useOpening(),
		toRequest: ({ password = "", code = "" }) => ({ password, code: isByPasskey ? null : code }),
		untrimmed: ["password"],
		fieldOf: { "operator.log_in_refused": isByPasskey ? "password" : "code" },
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
					error={errorOf("password")}
				/>
				{isByPasskey ? null : (
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
				)}
				<div className="flex flex-wrap gap-3">
					<SubmitButton isBusy={isBusy} busyLabel={t("operator.enter.opening")} className="max-sm:w-full">
						{t(isByPasskey ? "operator.enter.openByPasskey" : "operator.enter.open")}
					</SubmitButton>
					{hasPasskeys ? (
						<Button look="quiet" className="max-sm:w-full" onClick={() => setByPasskey(!isByPasskey)}>
							{t(isByPasskey ? "operator.enter.byCode" : "operator.enter.byPasskey")}
						</Button>
					) : null}
				</div>
			</form>
		</OneThing>
	);
}
