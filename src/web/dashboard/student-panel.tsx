import { useTranslation } from "react-i18next";
import type { StudentDashboard } from "#contract/dashboard.ts";
import type { Attempt } from "#contract/quiz.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { NextStep } from "#domain/dashboard/next-steps.ts";
import { useSession } from "../api/session.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { InterestProfile } from "../shared/interest-profile.tsx";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { LabelledNote } from "../ui/labelled-note.tsx";
import { Figure } from "./figure.tsx";
import { LinkList } from "./link-list.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { SampleNote } from "./sample-note.tsx";
import { Section } from "./section.tsx";

// Samples need none of it.
const OwnSections = lazyPart(async () => (await import("./own-sections.tsx")).OwnSections);

/** The data that only a student's own dashboard shows. */
export interface OwnWork {
	readonly attempts: readonly Attempt[];
	/** Null if careers cannot be saved. */
	readonly saved: readonly CareerId[] | null;
	readonly steps: readonly NextStep[];
	/** Whether it is a guest's work on this device. */
	readonly isDevice: boolean;
}

interface StudentPanelProps {
	/** Null while it loads. */
	readonly data: StudentDashboard | null;
	/** Null for sample figures and while it loads. */
	readonly own: OwnWork | null;
	/** The title of the career or game with this id. */
	readonly titleOf: (id: string) => string;
}

/** The recommendations of the sample. */
const sampleSteps = ["career", "quest", "consultation"] as const;

const stepPaths = {
	quiz: "/quiz",
	retake: "/quiz",
	save: "/explore",
	career: "/explore",
	game: "/career-quest",
	moreGames: "/career-quest",
	quest: "/career-quest",
	consultation: "/consultations",
} as const;

/** The factor by which each interest is dimmer than the one before it. */
const fading = 0.75;

/** The student's tab: interests, progress and next steps. */
export function StudentPanel({ data, own, titleOf }: StudentPanelProps) {
	const { t } = useTranslation();
	const isWaiting = useSession()?.consent === "pending";
	const quiz = own?.attempts.length ? "retakeQuiz" : "takeQuiz";
	const interests = data?.sample === false ? "interests" : "sampleInterests";
	const rows = data?.interests.map((category, place) => ({
		category,
		share: fading ** place,
		name: t(`common.categories.${category}`),
	}));
	return (
		<div className="grid gap-14">
			<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_4fr]">
				<Section
					above={<SampleNote tab="student" isSample={data?.sample ?? null} />}
					title={t(`dashboard.student.${interests}`)}
					hint={t(`dashboard.student.${interests}Hint`)}
				>
					<InterestProfile
						rows={rows ?? null}
						emptyText={t(`dashboard.student.${data?.quizzesCompleted ? "noStandOut" : "noInterests"}`)}
					/>
				</Section>
				<div className="grid content-between gap-8">
					{own?.isDevice && !isWaiting ? (
						<LabelledNote label={t("dashboard.device.label")}>{t("dashboard.device.text")}</LabelledNote>
					) : null}
					<div className="grid divide-y divide-hairline border-y border-hairline *:py-5">
						<Figure
							value={data?.quizzesCompleted ?? null}
							label={t("dashboard.student.quizzes", { count: data?.quizzesCompleted ?? 0 })}
						/>
						{own?.saved === null ? null : (
							<Figure
								value={data?.savedCareers ?? null}
								label={t("dashboard.student.saved", { count: data?.savedCareers ?? 0 })}
							/>
						)}
					</div>
					<div className="flex flex-wrap gap-3">
						<LocalButtonLink to="/quiz">{t(`dashboard.student.${quiz}`)}</LocalButtonLink>
						<LocalButtonLink to="/resources" look="secondary">
							{t("dashboard.student.resources")}
						</LocalButtonLink>
					</div>
				</div>
			</div>
			<div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
				<Section title={t("dashboard.student.nextSteps")}>
					<LinkList
						ways={(own?.steps ?? sampleSteps).map((name) => ({
							to: name === "saved" ? `/career/${own?.saved?.[0]}` : stepPaths[name],
							title: t(`dashboard.student.steps.${name}.title`),
							description: t(`dashboard.student.steps.${name}.description`),
						}))}
					/>
				</Section>
				{own?.isDevice && data?.activities.length === 0 ? null : (
					<Section title={t("dashboard.student.activities")}>
						<RecentActivity activities={data?.activities ?? null} titleOf={titleOf} />
					</Section>
				)}
				{own ? (
					<OwnSections
						placeholder={null}
						attempts={own.attempts}
						saved={own.saved}
						isDevice={own.isDevice}
						titleOf={titleOf}
					/>
				) : null}
			</div>
		</div>
	);
}
