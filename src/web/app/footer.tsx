import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { SpectrumLogo } from "../ui/wordmark.tsx";
import { moreLinks } from "./navigation-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const links = [
	["about", "/about"],
	["contact", "/contact"],
	["resources", "/resources"],
	["privacy", "/privacy"],
	["terms", "/terms"],
	["sources", "/about/sources"],
] as const;

/** The menu of small screens has a field for a class code in its place. */
const joinLink = ["join", "/join"] as const;

const copyrightYear = 2025;

function FooterLink({ to, label }: { readonly to: string; readonly label: string }) {
	return (
		<li>
			<LocalLink to={to} className="inline-flex min-h-11 items-center text-soft hover:text-ink">
				{label}
			</LocalLink>
		</li>
	);
}

/** The footer of every screen: about, further pages and the theme. */
export function Footer({ isDemonstration }: { readonly isDemonstration: boolean }) {
	const { t } = useTranslation();
	return (
		<footer className="mt-10 border-t border-hairline py-6 md:mt-24 md:py-10">
			<div className="page flex flex-wrap items-start justify-between gap-x-8 gap-y-3 md:gap-y-8">
				<p className="flex items-center gap-2.5 font-display font-semibold">
					<SpectrumLogo />
					{t("common.tagline")}
				</p>
				<nav aria-label={t("common.footer.label")}>
					<ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3">
						{links.map(([name, to]) => (
							<FooterLink key={name} to={to} label={t(`common.footer.${name}`)} />
						))}
					</ul>
				</nav>
				<nav aria-label={t("common.navigation.more")} className="max-xl:hidden">
					<ul className="flex flex-wrap gap-x-10">
						{[...moreLinks, joinLink].map(([name, to]) => (
							<FooterLink key={name} to={to} label={t(`common.navigation.${name}`)} />
						))}
					</ul>
				</nav>
				<div className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-soft max-md:basis-full">
					<p>{t("common.footer.copyright", { year: copyrightYear })}</p>
					<ThemeSwitch />
				</div>
				{isDemonstration ? (
					<p className="demonstration-only basis-full border-t border-hairline pt-4 text-sm text-soft md:pt-6">
						{t("common.demonstration")}
					</p>
				) : null}
			</div>
		</footer>
	);
}
