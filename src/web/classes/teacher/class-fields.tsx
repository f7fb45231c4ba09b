import { useTranslation } from "react-i18next";
import { maxClassName } from "#domain/classes/groups.ts";
import { TextField } from "../../ui/text-field.tsx";

interface ClassNameFieldProps {
	/** The present name; omit it for a new class. */
	readonly name?: string;
	readonly errorOf: (field: string) => string | undefined;
}

/** The name of a class, which its pupils see. */
export function ClassNameField({ name, errorOf }: ClassNameFieldProps) {
	const { t } = useTranslation();
	return (
		<TextField
			label={t("classes.create.name")}
			hint={t("classes.create.nameHint")}
			name="name"
			autoComplete="off"
			maxLength={maxClassName}
			required
			defaultValue={name}
			error={errorOf("name")}
		/>
	);
}

/** The optional level of a class: the present one, or none for a new class. */
export function ClassLevelField({ level }: { readonly level?: string }) {
	const { t } = useTranslation();
	return (
		<TextField
			label={t("classes.create.level")}
			name="level"
			autoComplete="off"
			maxLength={40}
			defaultValue={level}
		/>
	);
}
