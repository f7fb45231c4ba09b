import type { ReactNode } from "react";
import { LocalLink } from "../shared/local-link.tsx";

interface SeeMoreLinkProps {
	/** An own path, without language prefix. */
	readonly to: string;
	readonly children: ReactNode;
}

/** Under a part of the dashboard: the way to more of it. */
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
