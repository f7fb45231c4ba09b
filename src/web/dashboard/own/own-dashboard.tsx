import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { nextThing } from "#domain/dashboard/next-thing.ts";
import { notebookEntries } from "#domain/dashboard/notebook-entries.ts";
import { useSession } from "../../api/session.ts";
import { savedCareersQuery } from "../../careers/queries.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { questQuery } from "../../quest/queries.ts";
import { useFormat } from "../../shared/format.ts";
import { LocalLink } from "../../shared/local-link.tsx";
import { LabelledNote } from "../../ui/labelled-note.tsx";
import { attemptLabels } from "../attempt-labels.ts";
import type { OwnWork } from "../own-work.ts";
import { CareersNear } from "./careers-near.tsx";
import { ClassAndParent } from "./class-and-parent.tsx";
import { LightStream } from "./light-stream.tsx";
import { MonthQuestion } from "./month-question.tsx";
import { NextThingCard } from "./next-thing.tsx";
import { NotebookSection } from "./notebook-section.tsx";
import { OwnLoading } from "./own-loading.tsx";
import { useHeadline } from "./use-headline.ts";
import { type OwnContent, useOwnContent } from "./use-own-content.ts";

interface OwnDashboardProps {
	readonly data: StudentDashboard;
	readonly own: OwnWork;
	/** Whether the panel is the page of a signed-in student: then it has the heading of the page. */
	readonly isPage: boolean;
}

type ReadyProps = OwnDashboardProps & { readonly content: OwnContent };

/** The activities of a kind, as sources of notebook entries. */
const activitiesOf = (data: StudentDashboard, kind: "career_saved" | "game_completed") =>
	data.activities.flatMap((activity) =>
		activity.kind === kind ? [{ about: activity.about, at: activity.at }] : [],
	);

function Ready({ data, own, isPage, content }: ReadyProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const session = useSession();
	const { notebook } = useNotebook();
	const quest = useQuery(questQuery);
	// A career that is saved here is in the list at once.
	const listed = useQuery(savedCareersQuery).data?.saved.map(({ careerId }) => careerId);
	const saved: readonly CareerId[] = listed ?? own.saved ?? [];
	const top = (own.attempts[0]?.results.topCareers ?? []).filter(isCareerId);
	const cardOf = (id: CareerId) => content.cards.find((card) => card.id === id);
	const { title, text } = useHeadline(own.attempts, content);
	const days = attemptLabels(
		content.attempts.map(({ completedAt }) => completedAt),
		format,
	);
	const next = nextThing({
		quizzes: content.attempts.length,
		careers: [...new Set([...saved, ...top])],
		games: content.games,
		progress: quest.data ?? null,
		notebook,
	});
	const Heading = isPage ? "h1" : "h2";
	return (
		<div className="grid gap-7 md:gap-12">
			<div
				className={`bg-band text-on-band ${isPage ? "py-6 md:py-8" : "-mx-5 px-5 py-6 md:mx-0 md:rounded-panel md:p-8"}`}
			>
				<div
					className={`grid gap-x-11 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] ${isPage ? "page" : ""}`}
				>
					<div className="grid content-start gap-4">
						<div className="grid gap-1.5">
							<Heading className="text-[1.75rem] leading-tight wrap-anywhere md:text-[2.5rem]">
								{title}
							</Heading>
							<p className="measure text-on-band-soft">{text}</p>
						</div>
						<LightStream lines={content.lines} days={days} />
					</div>
					{quest.isPending && quest.fetchStatus === "fetching" && next.kind !== "quiz" ? (
						<div aria-busy="true" className="min-h-88 rounded-panel bg-on-band lg:row-span-2" />
					) : (
						<NextThingCard next={next} saved={saved} cardOf={cardOf} />
					)}
					{content.attempts.length > 0 ? (
						<LocalLink
							to={own.isDevice ? "/results" : "/dashboard/quizzes"}
							className="-mb-2 inline-flex min-h-11 items-center justify-self-start text-on-band-soft underline decoration-1 underline-offset-4 hover:text-on-band focus-visible:outline-on-band"
						>
							{t(own.isDevice ? "dashboard.device.results" : "dashboard.student.compare")}
						</LocalLink>
					) : null}
				</div>
			</div>
			<div className={`grid gap-x-9 gap-y-7 lg:grid-cols-3 ${isPage ? "page" : ""}`}>
				<CareersNear
					top={top}
					saved={saved}
					cardOf={cardOf}
					answersTo={content.answersTo}
					hasMore={!own.isDevice}
				/>
				<NotebookSection
					entries={notebookEntries({
						attempts: own.attempts,
						saved: activitiesOf(data, "career_saved"),
						games: activitiesOf(data, "game_completed"),
						notebook,
					})}
					content={content}
					understood={quest.data?.understood ?? null}
				/>
				<div className="grid content-start gap-5">
					<MonthQuestion />
					{own.isDevice ? null : <ClassAndParent />}
					{own.isDevice && !session ? (
						<LabelledNote label={t("dashboard.device.label")}>{t("dashboard.device.text")}</LabelledNote>
					) : null}
				</div>
			</div>
		</div>
	);
}

/** The dashboard over a student's own work: spectrum over time, next thing, careers, notebook and question of the month. */
export function OwnDashboard(props: OwnDashboardProps) {
	const content = useOwnContent(props.own.attempts);
	return content ? <Ready {...props} content={content} /> : <OwnLoading isPage={props.isPage} />;
}
