import { useTranslation } from "react-i18next";
import type { Attempt } from "#contract/quiz.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { AttemptList } from "./attempt-list.tsx";
import { LinkList } from "./link-list.tsx";
import { SavedList } from "./saved-list.tsx";
import { Section } from "./section.tsx";
import { SeeMoreLink } from "./see-more-link.tsx";

interface OwnSectionsProps {
	readonly attempts: readonly Attempt[];
	/** Null if careers cannot be saved. */
	readonly saved: readonly CareerId[] | null;
	/** Whether this is a guest's work: then there is nothing further to compare. */
	readonly isDevice: boolean;
	readonly titleOf: (id: string) => string;
}

/** The sections of the student's own dashboard only: finished quizzes, saved careers and shared data. */
export function OwnSections({ attempts, saved, isDevice, titleOf }: OwnSectionsProps) {
	const { t } = useTranslation();
	const hasAttempts = attempts.length > 0;
	// Where careers cannot be saved, no quiz is listed either: the link leads to the latest one.
	const isListed = saved !== null;
	return (
		<>
			<Section
				title={t("dashboard.student.attempts")}
				hint={hasAttempts ? t("dashboard.student.attemptsHint") : undefined}
			>
				{isListed ? <AttemptList attempts={attempts} /> : null}
				{isDevice && (hasAttempts || !isListed) ? (
					<SeeMoreLink to="/results">{t("dashboard.device.results")}</SeeMoreLink>
				) : null}
				{!isDevice && hasAttempts ? (
					<SeeMoreLink to="/dashboard/quizzes">{t("dashboard.student.compare")}</SeeMoreLink>
				) : null}
			</Section>
			{saved ? (
				<Section title={t("dashboard.student.savedTitle")}>
					<SavedList careers={saved} titleOf={titleOf} />
					{isDevice ? null : (
						<SeeMoreLink to="/dashboard/recommendations">
							{t("dashboard.student.recommendations")}
						</SeeMoreLink>
					)}
				</Section>
			) : null}
			{isDevice ? null : (
				<Section title={t("dashboard.student.together")}>
					<LinkList
						ways={(["family", "join"] as const).map((name) => ({
							to: `/${name}`,
							title: t(`dashboard.student.togetherWays.${name}.title`),
							description: t(`dashboard.student.togetherWays.${name}.description`),
						}))}
					/>
				</Section>
			)}
		</>
	);
}
