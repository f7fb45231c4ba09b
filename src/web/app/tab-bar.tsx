import { ChartNoAxesColumn, CircleUserRound, FlaskConical, House, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalNavLink } from "../shared/i18n/local-link.tsx";

const tabs = [
	["home", "/", House],
	["explore", "/explore", ChartNoAxesColumn],
	["quiz", "/quiz", ListChecks],
	["quest", "/career-quest", FlaskConical],
	["you", "/dashboard", CircleUserRound],
] as const;

/**
 * Five screens within reach of the thumb. On phones it is fixed at the foot (app.css). It ends the page on low screens
 * and where the screen has a bar of its own; wider screens have these links in the header.
 */
export function TabBar() {
	const { t } = useTranslation();
	return (
		<nav
			data-dock=""
			aria-label={t("common.tabs.label")}
			className="tab-bar z-20 border-t border-hairline bg-paper md:hidden print:hidden"
		>
			<ul className="grid grid-cols-5 pb-[env(safe-area-inset-bottom)]">
				{tabs.map(([name, to, Icon]) => (
					<li key={name}>
						<LocalNavLink
							to={to}
							end={to === "/"}
							className="flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs leading-tight text-soft no-underline outline-offset-[-3px] hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
						>
							<Icon aria-hidden="true" className="size-5.5" strokeWidth={1.8} />
							{t(`common.tabs.${name}`)}
						</LocalNavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
