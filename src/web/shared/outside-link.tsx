import type { AnchorHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";

/** A link to somebody else's site, in a new tab, and it says so. */
export function OutsideLink({
	children,
	...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
	const { t } = useTranslation();
	const label = rest["aria-label"];
	return (
		<a
			{...rest}
			{...(label ? { "aria-label": `${label} ${t("common.newTab")}` } : {})}
			target="_blank"
			rel="noopener noreferrer"
			className="inline-flex min-h-11 items-center gap-1.5 underline print:min-h-0 decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
		>
			{children}
			<span aria-hidden="true" className="print:hidden">
				↗
			</span>
			{label ? null : <span className="sr-only">{t("common.newTab")}</span>}
		</a>
	);
}
