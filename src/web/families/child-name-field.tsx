import { useTranslation } from "react-i18next";
import { TextField } from "../ui/text-field.tsx";

interface ChildNameFieldProps {
	/** The suggested name. */
	readonly firstName: string;
	readonly error: string | undefined;
}

/** Asks a student for the name that a parent will see. */
export function ChildNameField({ firstName, error }: ChildNameFieldProps) {
	const { t } = useTranslation();
	return (
		<TextField
			label={t("families.student.make.name")}
			hint={t("families.student.make.nameHint")}
			name="childName"
			autoComplete="off"
			maxLength={80}
			required
			defaultValue={firstName}
			error={error}
		/>
	);
}
