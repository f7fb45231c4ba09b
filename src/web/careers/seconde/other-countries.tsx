import { useTranslation } from "react-i18next";
import { describedCountries, type SchoolCountry } from "#domain/careers/school-country.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";

/** Links to the pages of the other countries; of all of them at an address that names none. */
export function OtherCountries({ current }: { readonly current: SchoolCountry | null }) {
	const { t } = useTranslation();
	const others = describedCountries.filter((country) => country !== current);
	return (
		<nav aria-labelledby="other-countries" className="grid gap-1 border-t border-hairline pt-6 print:hidden">
			{current === null ? (
				<h1 id="other-countries" className="display-2">
					{t("seconde.others")}
				</h1>
			) : (
				<h2 id="other-countries" className="text-lg">
					{t("seconde.others")}
				</h2>
			)}
			<ul className="flex flex-wrap gap-x-6">
				{[
					...(current === "france" ? [] : [{ to: "/subjects/after-seconde", label: t("seconde.france") }]),
					...others.map((country) => ({
						to: `/subjects/in/${country}`,
						label: t(`common.country.names.${country}`),
					})),
				].map(({ to, label }) => (
					<li key={to}>
						<LocalLink to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
							{label}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
