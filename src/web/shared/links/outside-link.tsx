import type { AnchorHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";

/** A link to another site, in a new tab, and it says so. */
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
			className="group inline-flex min-h-11 items-center py-1.5 print:min-h-0 print:py-0"
		>
			<span className="wrap-anywhere">
				<span className="underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-ink">
					{children}
				</span>
				{/* Stays on the line of the last word if the text wraps. */}
				{"\u00a0"}
				<svg
					aria-hidden="true"
					viewBox="0 0 24 24"
					fill="none"
					stroke="currentColor"
					strokeWidth={2}
					className="inline size-4 align-[-.15em] print:hidden"
				>
					<path d="M7 17 17 7M8 7h9v9" />
				</svg>
			</span>
			{label ? null : <span className="sr-only">{t("common.newTab")}</span>}
		</a>
	);
}
