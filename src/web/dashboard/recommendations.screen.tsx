import { useTranslation } from "react-i18next";
import { loadDrawnCareers } from "../careers/content.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/recommendations.screen";
import { GateSkeleton, PremiumGate } from "./premium-gate.tsx";
import { SubPage } from "./sub-page.tsx";
import { isFree, useGated } from "./use-gated.ts";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

// A prerendered page has no work: the part that shows it loads when there is some.
const RecommendationList = lazyPart(
	async () => (await import("./recommendation-list.tsx")).RecommendationList,
);
const RecommendationsTeaser = lazyPart(
	async () => (await import("./recommendations-teaser.tsx")).RecommendationsTeaser,
);

export const loader = ({ request }: Route.LoaderArgs) => loadDrawnCareers(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadDrawnCareers(localeOfRequest(request));

/** Three careers far from each other: what the page of a member looks like. */
const pictured = ["astronomer", "ecologist", "food-scientist"] as const;

/** Recommended careers with their reasons, from quiz, quest and saved careers together. */
export default function DashboardRecommendations({ loaderData: careers }: Route.ComponentProps) {
	const { t } = useTranslation();
	const loaded = useGated("GET /api/recommendations", "/dashboard/recommendations");
	return (
		<SubPage
			title={t("recommendations.title")}
			lead={t(isFree(loaded) ? "recommendations.leadFree" : "recommendations.lead")}
		>
			<PageHead title={t("recommendations.pageTitle")} isIndexed={false} />
			<PremiumGate
				loaded={loaded}
				open={({ recommendations }) => (
					<RecommendationList
						placeholder={<GateSkeleton />}
						recommendations={recommendations}
						careerOf={(id) => careers[id]}
					/>
				)}
				free={
					<RecommendationsTeaser
						placeholder={<GateSkeleton />}
						pictured={pictured.map((id) => careers[id])}
					/>
				}
			/>
		</SubPage>
	);
}
