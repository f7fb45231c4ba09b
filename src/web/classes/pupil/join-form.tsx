import { useState } from "react";
import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { useApiMutation } from "../../api/api.ts";
import { CodeField } from "../../shared/forms/code-field.tsx";
import { useForm } from "../../shared/forms/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";

interface JoinFormProps {
	/** The code that the pupil scanned; undefined without one. */
	readonly scanned: string | undefined;
	readonly onJoined: (token: string) => void;
}

interface ScannedCodeProps {
	readonly code: string;
	readonly onOther: () => void;
}

/** The code that the pupil scanned, ready to be sent. */
function ScannedCode({ code, onOther }: ScannedCodeProps) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-1">
			<input type="hidden" name="code" value={code} />
			<p className="text-soft">{t("join.scanned")}</p>
			<p translate="no" className="font-display text-5xl font-semibold tracking-wide tabular-nums">
				{spacedJoinCode(code)}
			</p>
			<button
				type="button"
				onClick={onOther}
				className="min-h-11 text-soft underline decoration-1 underline-offset-4 hover:text-ink"
			>
				{t("join.otherCode")}
			</button>
		</div>
	);
}

/** Asks for the join code; who scanned one only confirms it. */
export function JoinForm({ scanned, onJoined }: JoinFormProps) {
	const { t } = useTranslation();
	const [isTyping, setTyping] = useState(false);
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/class-memberships"),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		onDone: ({ token }) => onJoined(token),
		fieldOf: { "classes.code_unknown": "code" },
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
			{scanned === undefined || isTyping || errorOf("code") !== undefined ? (
				<CodeField label={t("join.code")} hint={t("join.codeHint")} error={errorOf("code")} />
			) : (
				<ScannedCode code={scanned} onOther={() => setTyping(true)} />
			)}
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
