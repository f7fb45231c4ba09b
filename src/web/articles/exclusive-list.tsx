import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResourceCard } from "#contract/articles.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { ClosedNote } from "./closed-note.tsx";

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
			<ul className="divide-y divide-hairline border-y border-hairline">
				{cards.map(({ id, title, lead, minutes }) => (
					<li
						key={id}
						className="group relative grid gap-x-10 gap-y-1 py-6 md:grid-cols-[minmax(0,1fr)_auto]"
					>
						<div className="grid gap-1">
							<h2 className="text-xl">
								{isOpen ? (
									<LocalLink
										to={pathOf(id)}
										className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
									>
										{title}
									</LocalLink>
								) : (
									title
								)}
							</h2>
							<p className="measure text-soft">{lead}</p>
						</div>
						<p className="flex items-center gap-2 text-soft tabular-nums md:justify-self-end">
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
