import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkUserInfo, type UserInfo } from "#domain/account/forms.ts";
import { runMutation } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { Problem } from "../api/problem.ts";
import { readFinishedQuiz, type VisitQuiz } from "../quiz/visit.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SpectrumBand, type SpectrumLine } from "../ui/spectrum-band.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

/** The error of one field of the form. */
type FieldError = "nameMissing" | "emailMissing" | "forms.email_invalid";

/** The wrong fields: the address is checked even if the name is missing. */
export const fieldErrors = (info: UserInfo): Partial<Record<"name" | "email", FieldError>> => {
	const named = checkUserInfo({ ...info, name: info.name.trim() || "?" });
	const email = named.ok ? undefined : named.code === "forms.required" ? "emailMissing" : named.code;
	return {
		...(info.name.trim() === "" ? { name: "nameMissing" as const } : {}),
		...(email ? { email } : {}),
	};
};

interface ResultMail {
	/** The version of the questionnaire that was answered. */
	readonly questionnaireVersion: number;
	/** A kept attempt; null for the results of this visit. */
	readonly kept: Omit<VisitQuiz, "questionnaireVersion"> | null;
}

/**
 * Sends results by e-mail. The results of this visit are read again: they may have been deleted, here or in another tab,
 * since the dialog opened.
 */
const useSendResults = ({ questionnaireVersion, kept }: ResultMail) => {
	const locale = useLocale();
	return useMutation<unknown, Problem, UserInfo>({
		mutationFn: async (recipient) => {
			const finished = kept ?? (await readFinishedQuiz());
			if (finished === null) throw new Problem("quiz.results_missing");
			const { results, answers, tieChoices = [] } = finished;
			const choices = tieChoices.length > 0 ? { tieChoices: [...tieChoices] } : {};
			const body = { ...recipient, results, answers, locale, questionnaireVersion, ...choices };
			return runMutation("POST /api/quiz/result-mails", { body });
		},
	});
};

interface EmailFormProps {
	readonly mutation: ReturnType<typeof useSendResults>;
	readonly onCancel: () => void;
	/** Says where the mail went, at the button that opened the dialog. */
	readonly onSent: (said: string) => void;
}

const readForm = (form: HTMLFormElement): UserInfo => {
	const data = new FormData(form);
	return {
		name: String(data.get("name") ?? ""),
		email: String(data.get("email") ?? ""),
		consentToUpdates: data.get("consentToUpdates") !== null,
	};
};

/** Asks where to send the results. The typed text stays until they are sent or the dialog is closed. */
function EmailForm({ mutation, onCancel, onSent }: EmailFormProps) {
	const { t } = useTranslation();
	// The demonstration sends nothing, and the form says so.
	const isDemonstration = useEdition() !== "live";
	const problem = useProblem();
	const toast = useToast();
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<Partial<Record<"name" | "email", FieldError>>>({});
	const { mutate, reset, isPending: isSending, error: failure } = mutation;
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
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		reset();
		const info = readForm(event.currentTarget);
		const checked = checkUserInfo(info);
		if (!checked.ok) {
			refuse(info);
			if (checked.code === "forms.required")
				toast({
					title: t("results.email.error"),
					description: problem(checked.code),
					tone: "destructive",
					// The fields say it.
					isShownAlready: true,
				});
			return;
		}
		setErrors({});
		mutate(checked.value, {
			onSuccess: () => {
				// A real mail is queued first: it leaves once the mail service accepts it.
				const words = isDemonstration ? "sent" : "queued";
				toast({
					title: t(`results.email.${words}`),
					description: t(`results.email.${words}Text`, { email: checked.value.email }),
					tone: "success",
					isShownAlready: true,
				});
				onSent(dotted([t(`results.email.${words}`), checked.value.email]));
			},
			onError: ({ code }) => void toast({ title: problem(code), tone: "destructive" }),
		});
	};

	return (
		<form method="dialog" ref={form} noValidate onSubmit={submit} className="grid gap-5">
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
			{failure ? <Alert tone="destructive" title={problem(failure.code)} /> : null}
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

interface EmailDialogProps extends ResultMail {
	/** The light of the results, as the mail begins with it; null if the answers are lost. */
	readonly light: readonly SpectrumLine[] | null;
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly onSent: (said: string) => void;
}

/** Sends the reader's results by e-mail. It cannot be dismissed while it sends. */
export function EmailDialog({
	isOpen,
	onClose,
	onSent,
	questionnaireVersion,
	kept,
	light,
}: EmailDialogProps) {
	const { t } = useTranslation();
	const mutation = useSendResults({ questionnaireVersion, kept });
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("results.email.title")}
			closeLabel={t("common.close")}
			isDismissable={!mutation.isPending}
		>
			{light ? <SpectrumBand lines={light} className="h-16 w-full rounded-control" /> : null}
			<EmailForm
				mutation={mutation}
				onCancel={onClose}
				onSent={(said) => {
					onClose();
					onSent(said);
				}}
			/>
		</Dialog>
	);
}
