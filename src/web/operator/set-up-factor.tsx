import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PasskeyCreation } from "#contract/passkeys.ts";
import { useHasPasskeys } from "../account/passkeys/use-has-passkeys.ts";
import { useLogInFailure } from "../account/use-auth.ts";
import { useApiMutation } from "../api/api.ts";
import { confirmOperatorPasskey } from "../api/passkey-actions.ts";
import { type Problem, unwrap } from "../api/problem.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { Button } from "../ui/button.tsx";
import { QrCode } from "../ui/qr-code.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { OneThing } from "./one-thing.tsx";

interface Factor {
	readonly secret: string;
	readonly address: string;
	readonly passkey: PasskeyCreation;
}

/** First the start code and the password: they draw the secret of the app. */
function StartForm({ onDrawn }: { readonly onDrawn: (factor: Factor) => void }) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/operator/second-factor"),
		toRequest: ({ password = "", startCode = "" }) => ({ body: { password, startCode } }),
		untrimmed: ["password"],
		fieldOf: { "operator.start_code_wrong": "startCode" },
		onDone: onDrawn,
	});
	return (
		<OneThing title={t("operator.setUp.title")} lead={t("operator.setUp.lead")}>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full max-w-md gap-5">
				<TextField
					label={t("operator.enter.password")}
					name="password"
					type="password"
					autoComplete="current-password"
					required
				/>
				<TextField
					label={t("operator.setUp.startCode")}
					hint={t("operator.setUp.startCodeHint")}
					name="startCode"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					required
					error={errorOf("startCode")}
				/>
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("operator.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("operator.setUp.next")}
				</SubmitButton>
			</form>
		</OneThing>
	);
}

interface ScanFormProps extends Factor {
	readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** In place of the app: a passkey that this device makes. */
function UsePasskey({ passkey, onConfirmed }: Pick<ScanFormProps, "passkey" | "onConfirmed">) {
	const { t } = useTranslation();
	const onError = useLogInFailure();
	const making = useMutation<{ recoveryCodes: string[] }, Problem, void>({
		mutationFn: async () => unwrap(await confirmOperatorPasskey(passkey)),
		onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
		onError,
	});
	return (
		<div className="grid w-full max-w-2xl justify-items-start gap-4 border-t border-hairline pt-6">
			<p className="measure">{t("operator.setUp.noApp")}</p>
			<Button
				look="secondary"
				aria-disabled={making.isPending || undefined}
				onClick={() => making.isPending || making.mutate()}
				className="max-sm:w-full"
			>
				{t(making.isPending ? "passkeys.busy" : "operator.setUp.usePasskey")}
			</Button>
		</div>
	);
}

/** Then the app reads the secret, and a first code proves it; or a passkey is made. */
function ScanForm({ secret, address, passkey, onConfirmed }: ScanFormProps) {
	const { t } = useTranslation();
	const hasPasskeys = useHasPasskeys();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("PUT /api/operator/second-factor"),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		fieldOf: { "operator.log_in_refused": "code" },
		onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
	});
	return (
		<OneThing title={t("operator.setUp.scanTitle")} lead={t("operator.setUp.scanText")}>
			<div className="grid w-full max-w-2xl gap-8 sm:grid-cols-[14rem_1fr] sm:items-start">
				<QrCode
					text={address}
					label={t("operator.setUp.picture")}
					className="w-56 max-w-full rounded-control"
				/>
				<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
					<TextField
						label={t("operator.setUp.digits")}
						name="code"
						inputMode="numeric"
						autoComplete="one-time-code"
						required
						error={errorOf("code")}
					/>
					<SubmitButton
						isBusy={isBusy}
						busyLabel={t("operator.busy")}
						className="justify-self-start max-sm:w-full"
					>
						{t("operator.setUp.confirm")}
					</SubmitButton>
					<div className="grid gap-1 text-sm text-soft">
						<p>{t("operator.setUp.byHand")}</p>
						<code className="text-ink wrap-anywhere">{secret.match(/.{1,4}/g)?.join(" ")}</code>
					</div>
				</form>
			</div>
			{hasPasskeys ? <UsePasskey passkey={passkey} onConfirmed={onConfirmed} /> : null}
		</OneThing>
	);
}

interface SetUpFactorProps {
	/** The desk is open, and these codes have to be kept. */
	readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Sets the second factor up, once: start code, then app or passkey. */
export function SetUpFactor({ onConfirmed }: SetUpFactorProps) {
	const [factor, setFactor] = useState<Factor | null>(null);
	if (factor === null) return <StartForm onDrawn={setFactor} />;
	return <ScanForm {...factor} onConfirmed={onConfirmed} />;
}
