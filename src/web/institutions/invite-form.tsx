import { useTranslation } from "react-i18next";
import type { TeacherInvitation } from "#contract/institution-page.ts";
import { invitedRoles } from "#domain/institutions/invitation.ts";
import { localeOr } from "#domain/shared/locale.ts";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { LanguageField } from "../shared/i18n/language-field.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { Choice } from "../ui/choice.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { Invitations } from "./invitations.tsx";
import { RoleInWords } from "./role-in-words.tsx";

/** Invites a person to a role by mail, in either language, and lists the invitations. */
export function InviteForm({ invitations }: { readonly invitations: readonly TeacherInvitation[] }) {
	const { t } = useTranslation();
	const own = useLocale();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/institution/invitations", { invalidates: ["GET /api/institution"] }),
		toRequest: ({ email = "", locale = own, role }) => ({
			body: { email, locale: localeOr(locale), role: invitedRoles.find((one) => one === role) ?? "teacher" },
		}),
		onDone: (_, { email = "" }) =>
			toast({ tone: "success", title: t("institution.invite.sent", { email: email.trim() }) }),
		fieldOf: { "forms.required": "email", "forms.email_invalid": "email" },
	});
	return (
		<section aria-labelledby="invite-teacher" className="grid content-start gap-4">
			<div className="grid gap-1">
				<h3 id="invite-teacher" className="display-3">
					{t("institution.invite.title")}
				</h3>
				<p className="text-soft">{t("institution.invite.hint")}</p>
			</div>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<TextField
					label={t("institution.invite.email")}
					name="email"
					type="email"
					autoComplete="off"
					required
					error={errorOf("email")}
				/>
				<fieldset className="grid gap-2">
					<legend className="pb-1.5 font-semibold">{t("institution.invite.role")}</legend>
					{invitedRoles.map((role) => (
						<Choice key={role} type="radio" name="role" value={role} isChosenAtFirst={role === "teacher"}>
							<RoleInWords role={role} />
						</Choice>
					))}
				</fieldset>
				<LanguageField
					legend={t("institution.invite.locale")}
					nameOf={(locale) => t(`institution.invite.${locale}`)}
				/>
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("institution.invite.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("institution.invite.submit")}
				</SubmitButton>
			</form>
			<Invitations invitations={invitations} />
		</section>
	);
}
