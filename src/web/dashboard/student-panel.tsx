import { useTranslation } from "react-i18next";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { InterestProfile } from "../shared/spectrum/interest-profile.tsx";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { darkLines } from "../shared/spectrum/spectrum-lines.ts";
import { LabelledNote } from "../ui/labelled-note.tsx";
import { DarkSpectrum } from "./dark-spectrum.tsx";
import { Figure } from "./figure.tsx";
import { LinkList } from "./link-list.tsx";
import type { OwnWork } from "./own-work.ts";
import { RecentActivity } from "./recent-activity.tsx";
import { SampleNote } from "./sample-note.tsx";
import { Section } from "./section.tsx";
import { TabLead } from "./tab-lead.tsx";

// Few visitors of the demonstration have a quiz behind them.
const VisitResults = lazyPart(async () => {
	const [{ VisitResults: Part }] = await Promise.all([import("./visit-results.tsx"), loadMessages(["home"])]);
	return Part;
});

interface StudentPanelProps {
	/** Null while it loads. */
	readonly data: StudentDashboard | null;
	/** The quiz of this visit in the demonstration; null for sample figures and while they load. */
	readonly own: OwnWork | null;
	/** The title of the career or game with this id. */
	readonly titleOf: (id: string) => string;
}

/** The steps that a sample proposes, and those after a quiz of the demonstration. */
const steps = [
	["career", "/explore"],
	["quest", "/career-quest"],
	["consultation", "/consultations"],
] as const;

/** The factor by which each interest is dimmer than the one before it. */
const fading = 0.75;

/** The student's tab for a sample, and for the quiz of a visit in the demonstration. */
export function StudentPanel({ data, own, titleOf }: StudentPanelProps) {
	const { t } = useTranslation();
	const rows = data?.interests.map((category, index) => ({
		category,
		share: fading ** index,
		name: t(`common.categories.${category}`),
	}));
	return (
		<div className="grid gap-10 md:gap-14">
			{own && data?.interests.length === 0 ? (
				<TabLead
					picture={<NamedBand lines={darkLines} className="h-28 w-full md:h-40" />}
					title={t("dashboard.student.dark.title")}
					text={t("dashboard.student.noStandOut")}
					action={{ to: "/results", label: t("dashboard.device.results") }}
				/>
			) : own ? (
				<VisitResults placeholder={<div className="min-h-112" />} titleOf={titleOf} />
			) : (
				// Its space is kept until it is known that this visitor has no quiz.
				<div className={data?.sample ? "" : "invisible"}>
					<DarkSpectrum />
				</div>
			)}
			{own ? (
				<LabelledNote label={t("dashboard.device.label")}>{t("dashboard.device.text")}</LabelledNote>
			) : (
				<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_4fr]">
					<Section
						above={<SampleNote tab="student" isSample={data?.sample ?? null} />}
						title={t("dashboard.student.sampleInterests")}
						hint={t("dashboard.student.sampleInterestsHint")}
					>
						<InterestProfile rows={rows ?? null} emptyText={t("dashboard.student.noInterests")} />
					</Section>
					<div className="grid content-start gap-8">
						<div className="grid divide-y divide-hairline border-y border-hairline *:py-5">
							<Figure
								value={data?.quizzesCompleted ?? null}
								label={t("dashboard.student.quizzes", { count: data?.quizzesCompleted ?? 0 })}
							/>
							<Figure
								value={data?.savedCareers ?? null}
								label={t("dashboard.student.saved", { count: data?.savedCareers ?? 0 })}
							/>
						</div>
						<Section isCompact title={t("dashboard.student.activities")}>
							<RecentActivity activities={data?.activities ?? null} titleOf={titleOf} />
						</Section>
					</div>
				</div>
			)}
			<div className="grid gap-6">
				<Section title={t("dashboard.student.nextSteps")}>
					<LinkList
						ways={steps.map(([name, to]) => ({
							to,
							title: t(`dashboard.student.steps.${name}.title`),
							description: t(`dashboard.student.steps.${name}.description`),
						}))}
					/>
				</Section>
				<LocalButtonLink to="/resources" look="secondary" className="justify-self-start">
					{t("dashboard.student.resources")}
				</LocalButtonLink>
			</div>
		</div>
	);
}
