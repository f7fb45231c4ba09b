import { memo } from "react";
import { useTranslation } from "react-i18next";
import { LocalNavLink } from "../shared/i18n/local-link.tsx";
import { mainLinks } from "./navigation-links.ts";

interface MainLinksProps {
	readonly group: keyof typeof mainLinks;
	/** Shows the Premium badge beside consultations. */
	readonly isPremium: boolean;
	readonly linkClass: string;
}

/** The links of the header that belong to one group, as list items. */
export const MainLinks = memo(function MainLinks({ group, isPremium, linkClass }: MainLinksProps) {
	const { t } = useTranslation();
	return mainLinks[group].map(([name, to]) => (
		<li key={name} className="relative">
			<LocalNavLink
				to={to}
				className={`${linkClass} no-underline hover:text-ink aria-[current=page]:text-ink forced-colors:aria-[current=page]:underline ${group === "discover" ? "text-ink" : "text-soft"}`}
			>
				{t(`common.navigation.${name}`)}
				{name === "consultations" && isPremium ? (
					<span className="rounded-full bg-ink px-1.5 py-0.5 text-xs font-semibold text-paper xl:absolute xl:-top-0.5 xl:left-1.5 xl:py-0 xl:leading-4">
						{t("common.navigation.premium")}
					</span>
				) : null}
			</LocalNavLink>
		</li>
	));
});
