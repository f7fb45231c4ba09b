import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContactMessage } from "#contract/contact.ts";
import { longestMessage } from "#domain/account/message-length.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../lib/use-form.ts";
import { LabelledNote } from "../../ui/labelled-note.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";

interface ContactFormProps {
	readonly onSend: (message: ContactMessage) => Promise<Result<null, ProblemCode>>;
	/** Nothing is really sent here, and the form says so. */
	readonly isDemonstration: boolean;
	/** Whoever is here has the premium plan, whose messages come first. */
	readonly isAnsweredFirst: boolean;
}

/** Name, address and message to whoever runs this installation. */
export function ContactForm({ onSend, isDemonstration, isAnsweredFirst }: ContactFormProps) {
	const { t } = useTranslation();
	const showToast = useToast();
	// A new round empties the fields, which keep their own text.
	const [round, setRound] = useState(0);
	const { isBusy, onSubmit, errorOf } = useForm({
		schema: async () => (await import("#contract/contact.ts")).contactMessageSchema,
		send: ({ name = "", email = "", message = "" }) => onSend({ name, email, message }),
		onDone: () => {
			setRound((before) => before + 1);
			showToast({
				tone: "success",
				title: t("contact.form.sent"),
				description: t(isDemonstration ? "contact.form.simulated" : "contact.form.sentDescription"),
			});
		},
	});
	return (
		<section aria-labelledby="contact-form" className="grid max-w-2xl gap-5">
			<h2 id="contact-form" className="display-3">
				{t("contact.form.title")}
			</h2>
			{isDemonstration ? <p className="text-soft">{t("contact.form.simulated")}</p> : null}
			{isAnsweredFirst ? (
				<LabelledNote label={t("common.navigation.premium")}>{t("contact.form.first")}</LabelledNote>
			) : null}
			<form key={round} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
				<TextField
					label={t("contact.form.name")}
					name="name"
					autoComplete="name"
					required
					error={errorOf("name")}
				/>
				<TextField
					label={t("contact.form.email")}
					name="email"
					type="email"
					autoComplete="email"
					required
					error={errorOf("email")}
				/>
				<TextArea
					label={t("contact.form.message")}
					hint={t("contact.form.messageHint")}
					name="message"
					required
					maxLength={longestMessage}
					error={errorOf("message")}
				/>
				<SubmitButton isBusy={isBusy} busyLabel={t("contact.form.sending")} className="justify-self-start">
					{t("contact.form.send")}
				</SubmitButton>
			</form>
		</section>
	);
}
