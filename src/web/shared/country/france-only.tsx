import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { foldsFrance, isDescribedCountry } from "#domain/careers/school-country.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { useSchoolCountry } from "./school-country.ts";

/** A link to the school of the reader's own country, or to the choice by subject alone; nothing for readers in France. */
export function OwnSchoolLink({ className = "" }: { readonly className?: string }) {
	const { t } = useTranslation();
	const country = useSchoolCountry();
	if (!foldsFrance(country)) return null;
	const hasPage = isDescribedCountry(country);
	return (
		<LocalLink
			to={hasPage ? `/subjects/in/${country}` : "/subjects"}
			className={`inline-flex min-h-11 items-center font-semibold underline underline-offset-4 ${className}`}
		>
			{hasPage
				? t("common.country.guide", { country: t(`common.country.names.${country}`) })
				: t("common.country.bySubject")}
		</LocalLink>
	);
}

interface FranceOnlyProps {
	readonly children: ReactNode;
	/** Whether the words around already say so: then the line with the choice of a country is left out. */
	readonly isSaid?: boolean;
}

/** Content that is true for France alone: says so, and is folded for a reader whose school is elsewhere. */
export function FranceOnly({ children, isSaid = false }: FranceOnlyProps) {
	const { t } = useTranslation();
	const folds = foldsFrance(useSchoolCountry());
	return (
		<>
			{isSaid ? null : (
				<p className="flex flex-wrap items-center gap-x-3 text-sm text-soft print:hidden">
					<span className="font-semibold">{t("common.country.franceOnly")}</span>
					<CountryChoice />
					<OwnSchoolLink className="text-base text-ink" />
				</p>
			)}
			{folds ? (
				<details className="border-y border-hairline">
					<summary className="min-h-11 cursor-pointer content-center font-semibold">
						{t("common.country.folded")}
					</summary>
					<div className="grid gap-6 py-4">{children}</div>
				</details>
			) : (
				children
			)}
		</>
	);
}
