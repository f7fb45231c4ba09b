import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ageBands } from "#domain/account/age-band.ts";
import { TextField } from "../ui/text-field.tsx";
import { RadioField } from "./radio-field.tsx";

interface AgeFieldsProps {
	readonly ageBand?: string | undefined;
	readonly guardianEmail?: string | undefined;
	readonly errorOf: (name: string) => string | undefined;
}

/** What students say of their age; under fifteen, whom to ask for consent. */
export function AgeFields({ ageBand, guardianEmail, errorOf }: AgeFieldsProps) {
	const { t } = useTranslation();
	const [chosen, setChosen] = useState(ageBand);
	return (
		<div
			className="grid gap-5"
			onChange={({ target }) => {
				if (target instanceof HTMLInputElement && target.name === "ageBand") setChosen(target.value);
			}}
		>
			<RadioField
				name="ageBand"
				label={t("account.ageBand.label")}
				hint={t("account.ageBand.hint")}
				options={ageBands.map((value) => ({ value, label: t(`account.ageBand.bands.${value}`) }))}
				columns={3}
				defaultValue={ageBand}
				error={errorOf("ageBand")}
			/>
			{chosen === "under15" ? (
				<TextField
					label={t("account.guardianEmail")}
					hint={t("account.guardianHint")}
					name="guardianEmail"
					type="email"
					autoComplete="off"
					required
					defaultValue={guardianEmail}
					error={errorOf("guardianEmail")}
				/>
			) : null}
		</div>
	);
}
