import { CircleUserRound, LogOut, Menu, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { MainAction } from "#domain/account/main-action.ts";
import { LocalButtonLink, LocalLink, LocalNavLink } from "../shared/i18n/local-link.tsx";
import { withoutLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { SpectrumLogo } from "../ui/wordmark.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainLinks } from "./main-links.tsx";

interface HeaderProps {
	/** Shows the Premium badge beside consultations. */
	readonly isPremium: boolean;
	/** The main button. On the screen it leads to it is quiet. */
	readonly mainAction: MainAction;
	/** Shows "Log out" instead of "Log in". */
	readonly isSignedIn: boolean;
	readonly onSignOut: () => void;
	/** The account page of the signed-in person. */
	readonly hasAccountPage: boolean;
	/** Labels the product as a demonstration. */
	readonly isDemonstration: boolean;
}

interface ActionsProps
	extends Pick<HeaderProps, "mainAction" | "isSignedIn" | "onSignOut" | "hasAccountPage"> {
	readonly className: string;
}

function HeaderActions({ mainAction, isSignedIn, onSignOut, hasAccountPage, className }: ActionsProps) {
	const { t } = useTranslation();
	const { name, to } = mainAction;
	const isHere = withoutLocale(useLocation().pathname) === to;
	return (
		<div className={className}>
			{isSignedIn && hasAccountPage ? (
				<LocalNavLink
					to="/account"
					className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-ink no-underline hover:bg-sunken aria-[current=page]:bg-sunken max-md:col-span-2 max-md:border max-md:border-hairline max-md:font-semibold"
				>
					<CircleUserRound aria-hidden="true" className="size-5" />
					<span className="md:sr-only">{t("common.navigation.account")}</span>
				</LocalNavLink>
			) : null}
			{isSignedIn ? (
				<Button look="quiet" className="whitespace-nowrap md:px-2.5" onClick={onSignOut}>
					<LogOut aria-hidden="true" className="size-5 max-md:hidden" />
					<span className="md:sr-only">{t("common.navigation.logout")}</span>
				</Button>
			) : (
				<LocalButtonLink to="/login" look="quiet" className="whitespace-nowrap md:px-3">
					{t("common.navigation.login")}
				</LocalButtonLink>
			)}
			<LocalButtonLink
				to={to}
				aria-current={isHere ? "page" : undefined}
				look={isHere ? "secondary" : "primary"}
				className="whitespace-nowrap md:min-w-33 md:px-3.5"
			>
				{t(`common.navigation.${name}`)}
			</LocalButtonLink>
		</div>
	);
}

/** The header of every screen. On small screens the links fold into a menu. */
export function Header({ isPremium, isDemonstration, ...actions }: HeaderProps) {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	// The open state belongs to one page: navigation closes the menu.
	const [openOn, setOpenOn] = useState<string | null>(null);
	const isOpen = openOn === pathname;
	// The button answers the tap at once; the menu follows as soon as that is painted.
	const isMenuShown = useDeferredValue(isOpen);
	const Icon = isOpen ? X : Menu;
	return (
		<header className="sticky top-0 z-30 [@media(max-height:22rem)]:static border-b border-hairline bg-paper">
			<div className="page flex min-h-17 items-center gap-x-3 xl:gap-x-2">
				<div className="relative flex items-center gap-2">
					<LocalLink
						to="/"
						className="flex min-h-11 items-center gap-2.5 font-display text-xl font-bold text-ink no-underline"
					>
						<SpectrumLogo />
						<span translate="no">{t("common.productName")}</span>
					</LocalLink>
					{isDemonstration ? (
						<span className="demonstration-only pointer-events-none max-[23rem]:hidden rounded-full border border-hairline px-2 text-xs leading-5 text-soft xl:absolute xl:top-8 xl:left-10 xl:rounded-none xl:border-0 xl:px-0.5">
							{t("common.demo")}
						</span>
					) : null}
				</div>
				<nav
					aria-label={t("common.navigation.label")}
					className="hidden flex-1 items-center justify-between gap-3 pl-3 xl:flex"
				>
					<ul className="flex items-center">
						<MainLinks
							group="discover"
							isPremium={isPremium}
							linkClass="flex min-h-11 items-center whitespace-nowrap px-1.5 text-[0.9375rem] aria-[current=page]:shadow-[inset_0_-2px_0]"
						/>
					</ul>
					<ul className="flex items-center">
						<MainLinks
							group="yours"
							isPremium={isPremium}
							linkClass="flex min-h-11 items-center gap-1.5 whitespace-nowrap px-1.5 text-[0.8125rem] aria-[current=page]:shadow-[inset_0_-2px_0]"
						/>
					</ul>
				</nav>
				<div className="ml-auto flex items-center gap-2 xl:ml-0">
					<LanguageSwitch />
					<HeaderActions {...actions} className="hidden items-center gap-1 md:flex" />
					<button
						type="button"
						className="grid size-11 place-items-center rounded-control border border-hairline xl:hidden"
						aria-expanded={isOpen}
						aria-controls="menu"
						aria-label={t(isOpen ? "common.navigation.closeMenu" : "common.navigation.openMenu")}
						onClick={() => setOpenOn(isOpen ? null : pathname)}
					>
						<Icon aria-hidden="true" className="size-5" />
					</button>
				</div>
			</div>
			<HeaderMenu isOpen={isMenuShown} isPremium={isPremium} onClose={() => setOpenOn(null)}>
				<HeaderActions {...actions} className="grid grid-cols-2 gap-2 self-end md:hidden" />
			</HeaderMenu>
		</header>
	);
}
