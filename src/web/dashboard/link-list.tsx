import { ArrowRight } from "lucide-react";
import { LocalLink } from "../shared/i18n/local-link.tsx";

export interface Way {
	/** A path of this site, without language prefix. */
	readonly to: string;
	readonly title: string;
	readonly description: string;
}

/** Links to further pages, one per line, each with its reason. */
export function LinkList({ ways }: { readonly ways: readonly Way[] }) {
	return (
		<ul className="divide-y divide-hairline border-y border-hairline">
			{ways.map(({ to, title, description }) => (
				<li key={title} className="group relative flex items-center gap-4 py-3.5">
					<div className="grow">
						<LocalLink
							to={to}
							className="font-semibold no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
						>
							{title}
						</LocalLink>
						<p className="text-soft">{description}</p>
					</div>
					<ArrowRight
						aria-hidden="true"
						className="size-5 flex-none text-soft transition-transform duration-150 group-hover:translate-x-1 group-hover:text-ink"
					/>
				</li>
			))}
		</ul>
	);
}
