import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { lessonFor } from "#domain/classes/lesson.ts";
import { apiQuery } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { useSession } from "../../api/session.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { signUpAs } from "../../shared/links/sign-up-address.ts";
import { useLinkSecret } from "../../shared/links/use-link-secret.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import type { Route } from "./+types/lesson.screen";
import { LessonPlan } from "./lesson-plan.tsx";
import { loadLesson } from "./load-lesson.ts";
import { Worksheet } from "./worksheet.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

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
	const isLive = useEdition() === "live";
	const isTeacher = useSession()?.role === "teacher";
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
			{isOfClass && query.isPending ? (
				<p role="status" className="print:hidden">
					{t("lesson.loading")}
				</p>
			) : null}
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
			<LessonPlan lesson={lesson} page={page ?? null} words={words}>
				<div className="flex flex-wrap gap-3 print:hidden">
					<Button look={page ? "primary" : "secondary"} onClick={() => window.print()}>
						{t("lesson.print")}
					</Button>
					{page ? (
						<LocalButtonLink look="secondary" to={`/class#${page.id}`}>
							{t("lesson.toClass")}
						</LocalButtonLink>
					) : null}
				</div>
			</LessonPlan>
			<Worksheet lesson={lesson} words={words} />
			{page || isOfClass ? null : (
				<section
					aria-labelledby="ready"
					className="grid max-w-4xl items-center gap-x-10 gap-y-4 rounded-panel bg-band p-5 text-on-band md:grid-cols-[minmax(0,1fr)_auto] md:p-8 print:hidden"
				>
					<div className="grid gap-1">
						<h2 id="ready" className="display-3">
							{t("lesson.ready.title")}
						</h2>
						<p className="text-on-band-soft">{t("lesson.ready.text")}</p>
					</div>
					<LocalButtonLink
						look="onBand"
						to={isTeacher ? "/dashboard" : signUpAs("teacher")}
						className="min-h-12 max-sm:w-full"
					>
						{t("lesson.makeClass")}
					</LocalButtonLink>
				</section>
			)}
		</div>
	);
}
