import { useTranslation } from "react-i18next";
import { ComparedQuizzes } from "../features/dashboard/compared-quizzes.tsx";
import { KeptQuizzes } from "../features/dashboard/kept-quizzes.tsx";
import { SubPage } from "../features/dashboard/sub-page.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { localeOfRequest } from "../lib/route-locale.ts";
import type { Route } from "./+types/dashboard-quizzes";
import { loadNamedCareers, namedCareer } from "./career-names.ts";
import { Behind } from "./dashboard-behind.tsx";
import { useGated } from "./use-gated.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadNamedCareers(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadNamedCareers(localeOfRequest(request));

/** Own quizzes over time: all of them compared with the premium plan, the last ones without. */
export default function DashboardQuizzes({ loaderData: careers }: Route.ComponentProps) {
	const { t } = useTranslation();
	const loaded = useGated({
		path: "/dashboard/quizzes",
		read: (premium) => premium.comparison(),
		readFree: ({ quiz }) => quiz.attempts(),
	});
	return (
		<SubPage title={t("comparison.title")} lead={t("comparison.lead")}>
			<PageHead title={t("comparison.pageTitle")} isIndexed={false} />
			<Behind
				loaded={loaded}
				open={(comparison) => (
					<ComparedQuizzes comparison={comparison} careerOf={(id) => namedCareer(careers, id)} />
				)}
				free={(attempts) => <KeptQuizzes attempts={attempts} />}
			/>
		</SubPage>
	);
}
