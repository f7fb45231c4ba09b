import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResourceCard } from "#contract/articles.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { GuidePicture } from "./guide-picture.tsx";

interface ExclusiveListProps {
	readonly cards: readonly ResourceCard[];
	/** Whether this visitor may read them. */
	readonly isOpen: boolean;
	readonly isGuest: boolean;
	/** The path of a resource, without a language. */
	readonly pathOf: (id: string) => string;
}

/** The premium guides as links, or closed with one note that gives the reason. */
export function ExclusiveList({ cards, isOpen, isGuest, pathOf }: ExclusiveListProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-10">
			{isOpen ? null : <ClosedNote isGuest={isGuest} returnTo={pathOf("")} />}
			<ul className="grid gap-3 md:grid-cols-2 md:gap-5">
				{cards.map(({ id, title, lead, minutes }) => (
					<li
						key={id}
						className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-1 rounded-panel bg-band p-4 text-on-band md:grid-cols-1 md:gap-y-2 md:p-6"
					>
						<GuidePicture guide={id} className="w-full max-md:row-span-3 md:mb-3 md:h-36" />
						<h2 className="text-lg leading-tight md:text-xl">
							{isOpen ? (
								<LocalLink
									to={pathOf(id)}
									className="text-on-band no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4 focus-visible:outline-none focus-visible:after:rounded-panel focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-current"
								>
									{title}
								</LocalLink>
							) : (
								title
							)}
						</h2>
						<p className="text-sm text-on-band-soft md:text-base">{lead}</p>
						<p className="flex items-center gap-2 text-sm text-on-band-soft tabular-nums">
							{isOpen ? null : (
								<>
									<Lock aria-hidden="true" className="size-4" />
									<span className="sr-only">{t("resources.closedWord")}</span>
								</>
							)}
							{t("resources.minutes", { count: minutes })}
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
