import { useTranslation } from "react-i18next";
import { schoolCountries } from "#domain/careers/school-country.ts";
import { chooseSchoolCountry, useSchoolCountry } from "./school-country.ts";

interface CountryChoiceProps {
	/** The look of the list on its ground. */
	readonly className?: string;
}

/** The country of the reader's school, chosen once for every page and kept on the device. */
export function CountryChoice({ className = "border-edge/60 bg-surface text-ink" }: CountryChoiceProps) {
	const { t } = useTranslation();
	const country = useSchoolCountry();
	return (
		<label className="inline-flex flex-wrap items-center gap-x-2">
			<span>{t("common.country.label")}</span>
			<select
				value={country ?? ""}
				onChange={({ target }) => {
					const chosen = schoolCountries.find((one) => one === target.value);
					if (chosen) chooseSchoolCountry(chosen);
				}}
				className={`min-h-11 cursor-pointer rounded-control border px-2 ${className}`}
			>
				{country === null ? (
					<option value="" disabled>
						{t("common.country.none")}
					</option>
				) : null}
				{schoolCountries.map((one) => (
					<option key={one} value={one}>
						{t(`common.country.names.${one}`)}
					</option>
				))}
			</select>
		</label>
	);
}
