import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkContactMessage, maxMessageLength } from "#domain/contact/contact-message.ts";
import { useApiMutation } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { unwrap } from "../api/problem.ts";
import { useIsPremium } from "../api/session.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { GateBand } from "../shared/gate-band.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { LabelledNote } from "../ui/labelled-note.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

/** Name, address and message to the operator of this installation. */
export function ContactForm() {
	const { t } = useTranslation();
	const locale = useLocale();
	// The demonstration sends nothing, and the form says so.
	const isDemonstration = useEdition() !== "live";
	const isPremium = useIsPremium();
	const isAnsweredFirst = !isDemonstration && isPremium;
	const showToast = useToast();
	const [isSent, setSent] = useState(false);
	const sent = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isSent) sent.current?.focus();
	}, [isSent]);
	const sentText = t(isDemonstration ? "contact.form.simulated" : "contact.form.sentDescription");
	const { isBusy, onSubmit, errorOf } = useForm({
		schema: async () => (await import("#contract/contact.ts")).contactMessageSchema,
		mutation: useApiMutation("POST /api/contact-messages"),
		// Checked here first, so that mistakes show even while the server is unreachable.
		toRequest: ({ name = "", email = "", message = "" }) => ({
			body: { ...unwrap(checkContactMessage({ name, email, message })), locale },
		}),
		onDone: () => {
			setSent(true);
			showToast({
				tone: "success",
				title: t("contact.form.sent"),
				description: sentText,
				isShownAlready: true,
			});
		},
	});
	if (isSent)
		return (
			<section aria-labelledby="contact-sent" className="grid max-w-2xl content-start gap-5">
				<GateBand gate="letter" className="h-32 rounded-panel md:h-44" />
				<div className="grid gap-1">
					<h2 id="contact-sent" ref={sent} tabIndex={-1} className="display-3 outline-none">
						{t("contact.form.sent")}
					</h2>
					<p className="text-soft">{sentText}</p>
				</div>
				<Button look="secondary" className="justify-self-start" onClick={() => setSent(false)}>
					{t("contact.form.another")}
				</Button>
			</section>
		);
	return (
		<section aria-labelledby="contact-form" className="grid max-w-2xl gap-5">
			<h2 id="contact-form" className="display-3">
				{t("contact.form.title")}
			</h2>
			{isDemonstration ? <p className="text-soft">{t("contact.form.simulated")}</p> : null}
			{isAnsweredFirst ? (
				<LabelledNote label={t("common.navigation.premium")}>{t("contact.form.first")}</LabelledNote>
			) : null}
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
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
					maxLength={maxMessageLength}
					error={errorOf("message")}
				/>
				<SubmitButton isBusy={isBusy} busyLabel={t("contact.form.sending")} className="justify-self-start">
					{t("contact.form.send")}
				</SubmitButton>
			</form>
		</section>
	);
}
