import { useTranslation } from "react-i18next";
import { institutionRules } from "#domain/institutions/institution.ts";
import { type NameRule, nameText, refusedName } from "#domain/shared/name-text.ts";
import { useApiMutation } from "../api/api.ts";
import { useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";

const refusalBy = (rule: NameRule) => (typed: string) => {
	const name = refusedName(nameText(typed), rule);
	return { code: "forms.name_invalid", ...(name ? { details: { name } } : {}) } as const;
};

/** Name and town of a new institution. */
export function CreateInstitutionForm() {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		schema: async () => (await import("#contract/institutions.ts")).filledInstitutionSchema,
		mutation: useApiMutation("POST /api/institution", { invalidates: ["GET /api/institution"] }),
		toRequest: ({ name = "", town = "" }) => ({ body: { name, town } }),
		problemOf: { name: refusalBy(institutionRules.name), town: refusalBy(institutionRules.town) },
	});
	return (
		<section aria-labelledby="create-institution" className="grid max-w-xl content-start gap-5">
			<div className="grid gap-1">
				<h2 id="create-institution" className="display-3">
					{t("institution.create.title")}
				</h2>
				<p className="text-soft">{t("institution.create.hint")}</p>
			</div>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<TextField
					label={t("institution.create.name")}
					hint={t("institution.create.nameHint")}
					name="name"
					autoComplete="organization"
					maxLength={institutionRules.name.maxLength}
					required
					error={errorOf("name")}
				/>
				<TextField
					label={t("institution.create.town")}
					name="town"
					autoComplete="address-level2"
					maxLength={institutionRules.town.maxLength}
					required
					error={errorOf("town")}
				/>
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("institution.create.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("institution.create.submit")}
				</SubmitButton>
			</form>
		</section>
	);
}
