import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { notebookEntries } from "#domain/dashboard/notebook-entries.ts";
import { useSession } from "../../api/session.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { questQuery } from "../../quest/queries.ts";
import { LabelledNote } from "../../ui/labelled-note.tsx";
import type { OwnWork } from "../own-work.ts";
import { CareersNear } from "./careers-near.tsx";
import { ClassAndParent } from "./class-and-parent.tsx";
import { MonthQuestion } from "./month-question.tsx";
import { NotebookSection } from "./notebook-section.tsx";
import { OwnHero, useOwnCareers } from "./own-hero.tsx";
import { OwnLoading } from "./own-loading.tsx";
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
	const session = useSession();
	const { notebook } = useNotebook();
	const quest = useQuery(questQuery);
	const { saved, top } = useOwnCareers(own);
	return (
		<div className="grid gap-7 md:gap-12">
			<OwnHero own={own} content={content} isPage={isPage} />
			<div className={`grid gap-x-9 gap-y-7 lg:grid-cols-3 ${isPage ? "page" : ""}`}>
				<CareersNear
					top={top}
					saved={saved}
					cardOf={(id) => content.cards.find((card) => card.id === id)}
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
