import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { LocalLink } from "./i18n/local-link.tsx";

/** A link to the parent page, above a page's heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
	return (
		<LocalLink
			to={to}
			className="inline-flex min-h-11 items-center gap-2 justify-self-start text-soft underline decoration-hairline underline-offset-4 hover:text-ink"
		>
			<ArrowLeft aria-hidden="true" className="size-4" />
			{children}
		</LocalLink>
	);
}
