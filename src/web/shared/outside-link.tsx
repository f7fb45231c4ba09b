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
			className="inline-flex min-h-11 items-center gap-1.5 wrap-anywhere underline print:min-h-0 decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
		>
			{children}
			<svg
				aria-hidden="true"
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth={2}
				className="size-4 flex-none print:hidden"
			>
				<path d="M7 17 17 7M8 7h9v9" />
			</svg>
			{label ? null : <span className="sr-only">{t("common.newTab")}</span>}
		</a>
	);
}
