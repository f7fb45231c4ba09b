import { useTranslation } from "react-i18next";
import { TextField } from "../ui/text-field.tsx";

interface NameFieldsProps {
	readonly firstName: string | undefined;
	readonly lastName: string | undefined;
	readonly errorOf: (name: "firstName" | "lastName") => string | undefined;
}

/** First and last name, side by side where there is room. */
export function NameFields({ firstName, lastName, errorOf }: NameFieldsProps) {
	const { t } = useTranslation();
	return (
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<TextField
				label={t("account.firstName")}
				name="firstName"
				autoComplete="given-name"
				required
				defaultValue={firstName}
				error={errorOf("firstName")}
			/>
			<TextField
				label={t("account.lastName")}
				name="lastName"
				autoComplete="family-name"
				required
				defaultValue={lastName}
				error={errorOf("lastName")}
			/>
		</div>
	);
}
