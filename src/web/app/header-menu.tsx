import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LocalNavLink } from "../shared/i18n/local-link.tsx";
import { ClassCodeForm } from "./class-code-form.tsx";
import { MainLinks } from "./main-links.tsx";
import { moreLinks } from "./navigation-links.ts";

interface HeaderMenuProps {
	readonly isOpen: boolean;
	readonly isPremium: boolean;
	readonly onClose: () => void;
	/** Log-in and the main button, which wider screens show in the bar. */
	readonly children: ReactNode;
}

/** The menu of small screens: the links of the header, further screens, a field for a class code, and the actions. */
export function HeaderMenu({ isOpen, isPremium, onClose, children }: HeaderMenuProps) {
	const { t } = useTranslation();
	useEffect(() => {
		if (!isOpen) return;
		const closeOnEscape = ({ key }: KeyboardEvent): void => {
			if (key === "Escape") onClose();
		};
		document.addEventListener("keydown", closeOnEscape);
		return () => document.removeEventListener("keydown", closeOnEscape);
	}, [isOpen, onClose]);
	return (
		<div
			id="menu"
			hidden={!isOpen}
			className="page max-h-[calc(100dvh-4.5rem-var(--tab-bar,0px))] overflow-y-auto pb-5 xl:hidden"
		>
			{isOpen ? (
				<div className="grid gap-x-10 gap-y-3 md:grid-cols-2">
					<nav aria-label={t("common.navigation.label")}>
						<ul className="divide-y divide-hairline border-y border-hairline">
							<MainLinks
								group="discover"
								isPremium={isPremium}
								linkClass="flex min-h-12 items-center gap-3 font-display text-lg aria-[current=page]:font-semibold"
							/>
						</ul>
						<ul className="mt-1 grid grid-cols-2 gap-x-4">
							<MainLinks
								group="yours"
								isPremium={isPremium}
								linkClass="flex min-h-11 items-center gap-2 leading-tight aria-[current=page]:font-semibold"
							/>
						</ul>
					</nav>
					<div className="grid content-start gap-3">
						<ul
							aria-label={t("common.navigation.more")}
							className="grid grid-cols-2 gap-x-4 border-hairline max-md:border-t"
						>
							{moreLinks.map(([name, to]) => (
								<li key={name}>
									<LocalNavLink
										to={to}
										className="flex min-h-11 items-center leading-tight text-soft no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
									>
										{t(`common.navigation.${name}`)}
									</LocalNavLink>
								</li>
							))}
						</ul>
						<ClassCodeForm />
						{children}
					</div>
				</div>
			) : null}
		</div>
	);
}
