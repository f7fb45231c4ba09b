import type { ReactNode } from "react";
import { LocalLink } from "../shared/i18n/local-link.tsx";

interface SeeMoreLinkProps {
	/** A path of this site, without language prefix. */
	readonly to: string;
	readonly children: ReactNode;
}

/** A link to more, below a part of the dashboard. */
export function SeeMoreLink({ to, children }: SeeMoreLinkProps) {
	return (
		<LocalLink
			to={to}
			className="inline-flex min-h-11 items-center justify-self-start underline decoration-edge underline-offset-4 hover:text-ink"
		>
			{children}
		</LocalLink>
	);
}
