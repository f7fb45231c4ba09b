import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FinishedQuiz } from "#contract/quiz.ts";
import { checkUserInfo, type UserInfo } from "#domain/account/forms.ts";
import { useEdition } from "../api/edition.ts";
import { useLocale } from "../shared/locale.ts";
import { useProblem } from "../shared/use-problem.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { type FieldError, fieldErrors } from "./email-errors.ts";
import { sendResults } from "./send-results.ts";

interface EmailFormProps {
	/** The version that the answers answer. */
	readonly questionnaireVersion: number;
	/** A kept attempt; null for the results of this visit. */
	readonly kept: FinishedQuiz | null;
	readonly isSending: boolean;
	readonly onSending: (isSending: boolean) => void;
	readonly onCancel: () => void;
	readonly onSent: () => void;
}

const readForm = (form: HTMLFormElement): UserInfo => {
	const data = new FormData(form);
	return {
		name: String(data.get("name") ?? ""),
		email: String(data.get("email") ?? ""),
		consentToUpdates: data.get("consentToUpdates") !== null,
	};
};

/** Asks where to send the results. What was typed stays until they are sent or the dialog is closed. */
export function EmailForm({
	questionnaireVersion,
	kept,
	isSending,
	onSending,
	onCancel,
	onSent,
}: EmailFormProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	// Nothing is really sent there, and the form says so.
	const isDemonstration = useEdition() === "demo";
	const problem = useProblem();
	const toast = useToast();
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<Partial<Record<"name" | "email", FieldError>>>({});
	const [failure, setFailure] = useState<Parameters<typeof problem>[0] | null>(null);
	const sentence = (error: FieldError | undefined) =>
		error &&
		(error === "forms.email_invalid"
			? problem(error)
			: t(error === "nameMissing" ? "results.email.nameMissing" : "results.email.emailMissing"));

	const refuse = (info: UserInfo) => {
		const wrong = fieldErrors(info);
		setErrors(wrong);
		const first = wrong.name ? "name" : "email";
		form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		setFailure(null);
		const info = readForm(event.currentTarget);
		const checked = checkUserInfo(info);
		if (!checked.ok) {
			refuse(info);
			if (checked.code === "forms.required")
				toast({ title: t("results.email.error"), description: problem(checked.code), tone: "destructive" });
			return;
		}
		setErrors({});
		onSending(true);
		const sent = await sendResults(checked.value, { locale, questionnaireVersion, kept });
		onSending(false);
		if (sent.ok) {
			// A real mail is written down first: it leaves once the mail service takes it.
			const words = isDemonstration ? "sent" : "queued";
			toast({
				title: t(`results.email.${words}`),
				description: t(`results.email.${words}Text`, { email: checked.value.email }),
				tone: "success",
			});
			onSent();
			return;
		}
		setFailure(sent.code);
		toast({ title: problem(sent.code), tone: "destructive" });
	};

	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
			<p className="text-soft">
				{t(isDemonstration ? "results.email.demonstration" : "results.email.description")}
			</p>
			<TextField
				label={t("results.email.name")}
				name="name"
				autoComplete="name"
				required
				readOnly={isSending}
				error={sentence(errors.name)}
				data-first-focus=""
			/>
			<TextField
				label={t("results.email.address")}
				name="email"
				type="email"
				autoComplete="email"
				required
				readOnly={isSending}
				error={sentence(errors.email)}
			/>
			<label className="flex min-h-11 items-start gap-3 py-1">
				<input type="checkbox" name="consentToUpdates" className="mt-0.5 size-5 flex-none accent-ink" />
				<span>{t("results.email.consent")}</span>
			</label>
			{failure ? <Alert tone="destructive" title={problem(failure)} /> : null}
			<div className="flex flex-wrap justify-end gap-3">
				<Button look="secondary" onClick={onCancel} disabled={isSending}>
					{t("common.cancel")}
				</Button>
				<Button type="submit" disabled={isSending} aria-busy={isSending}>
					{t(isSending ? "results.email.sending" : "results.email.send")}
				</Button>
			</div>
		</form>
	);
}
