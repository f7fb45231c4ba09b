import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useApiMutation } from "../../api/api.ts";
import { Problem } from "../../api/problem.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordField, UnreachableNote } from "../fields.tsx";
import { AccountSection, routesWithProfile } from "./account-section.tsx";

interface EmailSectionProps {
	readonly email: string;
	/** The new address that is not confirmed yet. */
	readonly newEmail: string | null;
}

/** A new e-mail address. It replaces the old one when it is confirmed. */
export function EmailSection({ email, newEmail }: EmailSectionProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useApiMutation("POST /api/account/email", { invalidates: routesWithProfile }),
		toRequest: ({ newEmail: typed = "", emailPassword = "" }) => ({
			body: { email: typed.trim(), password: emailPassword },
		}),
		onDone: (_, { newEmail: typed = "" }) =>
			toast({
				tone: "success",
				title: t("ownAccount.email.asked"),
				description: t("ownAccount.email.askedText", { email: typed.trim() }),
				isShownAlready: true,
			}),
		fieldOf: {
			"forms.required": "newEmail",
			"forms.email_invalid": "newEmail",
			"account.email_same": "newEmail",
			"account.guardian_email_own": "newEmail",
			"account.password_wrong": "emailPassword",
		},
		untrimmed: ["emailPassword"],
	});
	return (
		<AccountSection
			folds
			startsOpen={newEmail !== null}
			title={t("ownAccount.email.title")}
			text={t("ownAccount.email.text", { email })}
		>
			{newEmail === null ? null : (
				<Alert title={t("ownAccount.email.waiting")}>
					<p className="wrap-anywhere">{t("ownAccount.email.waitingText", { email: newEmail })}</p>
				</Alert>
			)}
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<TextField
					label={t("ownAccount.email.address")}
					name="newEmail"
					type="email"
					autoComplete="off"
					required
					error={errorOf("newEmail")}
				/>
				<PasswordField
					name="emailPassword"
					label={t("ownAccount.email.password")}
					autoComplete="current-password"
					error={errorOf("emailPassword")}
				/>
				<UnreachableNote status={status} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("ownAccount.email.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.email.submit")}
				</SubmitButton>
			</form>
		</AccountSection>
	);
}

interface PasswordSectionProps {
	/** The account, for password managers. */
	readonly email: string;
}

/** Changes the password; asks for the current one. */
export function PasswordSection({ email }: PasswordSectionProps) {
	const { t } = useTranslation();
	const toast = useToast();
	// A new key empties the fields, which are uncontrolled.
	const [round, setRound] = useState(0);
	const { isBusy, onSubmit, errorOf, status } = useForm({
		// A change ends every other session.
		mutation: useApiMutation("POST /api/account/password", { invalidates: ["GET /api/account/sessions"] }),
		toRequest: ({ current = "", next = "" }) => {
			if (current === "") throw new Problem("forms.required");
			return { body: { current, next } };
		},
		onDone: () => {
			setRound((before) => before + 1);
			toast({
				tone: "success",
				title: t("ownAccount.password.done"),
				description: t("ownAccount.password.doneText"),
			});
		},
		fieldOf: {
			"forms.required": "current",
			"account.password_wrong": "current",
			"account.password_same": "next",
			"account.password_short": "next",
			"account.password_long": "next",
			"account.password_common": "next",
			"account.password_is_email": "next",
		},
	});
	return (
		<AccountSection folds title={t("ownAccount.password.title")}>
			<form method="dialog" key={round} noValidate onSubmit={onSubmit} className="grid gap-5">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					label={t("ownAccount.password.current")}
					name="current"
					autoComplete="current-password"
					error={errorOf("current")}
				/>
				<PasswordField
					label={t("ownAccount.password.next")}
					name="next"
					autoComplete="new-password"
					hasRules
					error={errorOf("next")}
				/>
				<UnreachableNote status={status} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("ownAccount.password.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.password.submit")}
				</SubmitButton>
			</form>
		</AccountSection>
	);
}
