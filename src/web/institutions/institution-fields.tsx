import { useTranslation } from "react-i18next";
import { institutionRules } from "#domain/institutions/institution.ts";
import { type NameRule, nameText, refusedName } from "#domain/shared/name-text.ts";
import { TextField } from "../ui/text-field.tsx";

const refusalBy = (rule: NameRule) => (typed: string) => {
	const name = refusedName(nameText(typed), rule);
	return { code: "forms.name_invalid", ...(name ? { details: { name } } : {}) } as const;
};

/** The schema of both fields, and the problems of their texts, for `useForm`. */
export const institutionForm = {
	schema: async () => (await import("#contract/institution-page.ts")).filledInstitutionSchema,
	problemOf: { name: refusalBy(institutionRules.name), town: refusalBy(institutionRules.town) },
};

interface InstitutionFieldsProps {
	readonly name?: string | undefined;
	readonly town?: string | undefined;
	readonly errorOf: (field: string) => string | undefined;
}

/** The name and the town of an institution. */
export function InstitutionFields({ name, town, errorOf }: InstitutionFieldsProps) {
	const { t } = useTranslation();
	return (
		<>
			<TextField
				label={t("institution.create.name")}
				hint={t("institution.create.nameHint")}
				name="name"
				defaultValue={name}
				autoComplete="organization"
				maxLength={institutionRules.name.maxLength}
				required
				error={errorOf("name")}
			/>
			<TextField
				label={t("institution.create.town")}
				name="town"
				defaultValue={town}
				autoComplete="address-level2"
				maxLength={institutionRules.town.maxLength}
				required
				error={errorOf("town")}
			/>
		</>
	);
}
