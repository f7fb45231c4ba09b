import { useTranslation } from "react-i18next";
import { TextField } from "../ui/text-field.tsx";

interface ClassFieldsProps {
	/** The present name and level; omit them for a new class. */
	readonly name?: string;
	readonly level?: string;
	readonly errorOf: (field: string) => string | undefined;
}

/** The name and the level of a class. */
export function ClassFields({ name, level, errorOf }: ClassFieldsProps) {
	const { t } = useTranslation();
	return (
		<>
			<TextField
				label={t("classes.create.name")}
				hint={t("classes.create.nameHint")}
				name="name"
				autoComplete="off"
				maxLength={60}
				required
				defaultValue={name}
				error={errorOf("name")}
			/>
			<TextField
				label={t("classes.create.level")}
				name="level"
				autoComplete="off"
				maxLength={40}
				defaultValue={level}
			/>
		</>
	);
}
