import { useTranslation } from "react-i18next";
import { loadNamedCareers } from "../careers/content.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/quizzes.screen";
import { GateSkeleton, PremiumGate } from "./premium-gate.tsx";
import { SubPage } from "./sub-page.tsx";
import { isFree, useGated } from "./use-gated.ts";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

// A prerendered page has no quizzes: the part that shows them loads when there are some.
const ComparedQuizzes = lazyPart(async () => (await import("./compared-quizzes.tsx")).ComparedQuizzes);
const SavedQuizzes = lazyPart(async () => {
	// The stream has the words of the dashboard that draws it, too.
	const [{ SavedQuizzes: Part }] = await Promise.all([
		import("./saved-quizzes.tsx"),
		loadMessages(["dashboard/own"]),
	]);
	return Part;
});

export const loader = ({ request }: Route.LoaderArgs) => loadNamedCareers(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadNamedCareers(localeOfRequest(request));

/** The visitor's quizzes over time: all of them compared with the premium plan, the latest ones without. */
export default function DashboardQuizzes({ loaderData: careers }: Route.ComponentProps) {
	const { t } = useTranslation();
	const loaded = useGated("GET /api/quiz/comparison", "/dashboard/quizzes");
	return (
		<SubPage
			title={t("comparison.title")}
			lead={t(isFree(loaded) ? "comparison.leadFree" : "comparison.lead")}
		>
			<PageHead title={t("comparison.pageTitle")} isIndexed={false} />
			<PremiumGate
				loaded={loaded}
				open={(comparison) => (
					<ComparedQuizzes
						placeholder={<GateSkeleton />}
						comparison={comparison}
						careerOf={(id) => careers[id]}
					/>
				)}
				free={<SavedQuizzes placeholder={<GateSkeleton />} />}
			/>
		</SubPage>
	);
}
