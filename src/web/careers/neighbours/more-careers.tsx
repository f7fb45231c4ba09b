import { useTranslation } from "react-i18next";
import type { NeighbourCard } from "#domain/careers/neighbour.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { NeighbourRows } from "./neighbour-rows.tsx";

interface MoreCareersProps {
	readonly query: string;
	/** The neighbouring careers that match the query. */
	readonly found: readonly NeighbourCard[];
}

/** Below the catalogue: the neighbouring careers that a search finds, or the way to all of them. */
export function MoreCareers({ query, found }: MoreCareersProps) {
	const { t } = useTranslation();
	if (query.trim() !== "" && found.length === 0) return null;
	return (
		<section aria-labelledby="more-careers" className="grid gap-4 border-t border-hairline pt-6">
			<h2 id="more-careers" className="display-3">
				{t("explore.more.title")}
			</h2>
			{found.length > 0 ? (
				<NeighbourRows neighbours={found} />
			) : (
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
					<p className="measure text-soft">{t("explore.more.text")}</p>
					<LocalButtonLink to="/more-careers" look="secondary">
						{t("explore.more.action")}
					</LocalButtonLink>
				</div>
			)}
		</section>
	);
}
