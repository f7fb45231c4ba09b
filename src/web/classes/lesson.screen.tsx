import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { lessonFor } from "#domain/classes/lesson.ts";
import { apiQuery } from "../api/api.ts";
import { useKnownEdition } from "../api/edition.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { useLinkSecret } from "../shared/use-link-secret.ts";
import { Button } from "../ui/button.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import type { Route } from "./+types/lesson.screen";
import { LessonPlan } from "./lesson-plan.tsx";
import { loadLesson } from "./load-lesson.ts";
import { Worksheet } from "./worksheet.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadLesson(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLesson(request);

/**
 * A lesson to print: the plan, then the worksheet. The fragment of the address names the class; without one, the
 * lesson is for a future class.
 */
export default function LessonPages({ loaderData: words }: Route.ComponentProps) {
	const { t } = useTranslation();
	const id = useLinkSecret();
	const [classId, setClassId] = useState("");
	useEffect(() => setClassId(id), [id]);
	const isLive = useKnownEdition() === "live";
	const isOfClass = isLive && classId !== "";
	const query = useQuery({
		...apiQuery("GET /api/classes/:classId", { params: { classId } }),
		enabled: isOfClass,
	});
	const page = query.data;
	const lesson = lessonFor(page?.picture ?? null, words.careers);
	return (
		<div className="page grid min-h-dvh content-start gap-10 pt-12 print:gap-0 print:p-0 md:pt-16">
			<PageHead title={t("lesson.pageTitle")} description={t("lesson.pageDescription")} />
			<div className="flex flex-wrap gap-3 print:hidden">
				<Button onClick={() => window.print()}>{t("lesson.print")}</Button>
				{isLive ? (
					<LocalButtonLink look="secondary" to={page ? `/class#${page.id}` : "/dashboard?tab=teacher"}>
						{t(page ? "lesson.toClass" : "lesson.makeClass")}
					</LocalButtonLink>
				) : null}
				{isOfClass && query.isPending ? <p role="status">{t("lesson.loading")}</p> : null}
			</div>
			{isOfClass && query.isError && page === undefined ? (
				<div className="print:hidden">
					<RetryAlert
						title={t("lesson.unread")}
						description={t("lesson.unreadText")}
						retryLabel={t("lesson.retry")}
						onRetry={() => void query.refetch()}
					/>
				</div>
			) : null}
			<LessonPlan lesson={lesson} page={page ?? null} words={words} />
			<Worksheet lesson={lesson} words={words} />
		</div>
	);
}
