import { useTranslation } from "react-i18next";
import { interestLevels } from "#domain/careers/interest-level.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { InterestLight } from "./interest-light.tsx";
import { SampleNote } from "./sample-note.tsx";
import { sampleParent } from "./samples.ts";
import { Section } from "./section.tsx";
import { WayList } from "./way-list.tsx";

const support = [
	["guide", "/resources#parents"],
	["studies", "/explore"],
	["privacy", "/privacy"],
] as const;

const activities = [
	["read", "/explore"],
	["play", "/career-quest"],
	["meet", "/consultations"],
] as const;

/** What a parent sees: interests in three steps, which are a sample, and ways to help. */
export function ParentPanel() {
	const { t } = useTranslation();
	const rows = sampleParent.interests.map(({ category, level }) => ({
		category,
		share: 1 - interestLevels.indexOf(level) / interestLevels.length,
		value: t(`dashboard.parent.levels.${level}`),
		name: t(`common.categories.${category}`),
	}));
	return (
		<div className="grid gap-14">
			<SampleNote tab="parent" isSample />
			<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_4fr]">
				<Section title={t("dashboard.parent.interests")}>
					<InterestLight rows={rows} emptyText={t("dashboard.parent.noInterests")} />
				</Section>
				<div className="grid content-start justify-items-start gap-5">
					<p className="lead">{t("dashboard.parent.interestsHint")}</p>
					<LocalButtonLink to="/resources">{t("dashboard.parent.allResources")}</LocalButtonLink>
				</div>
			</div>
			<div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
				<Section title={t("dashboard.parent.supportTitle")}>
					<WayList
						ways={support.map(([name, to]) => ({
							to,
							title: t(`dashboard.parent.support.${name}.title`),
							description: t(`dashboard.parent.support.${name}.description`),
						}))}
					/>
				</Section>
				<Section title={t("dashboard.parent.activitiesTitle")}>
					<WayList
						ways={activities.map(([name, to]) => ({
							to,
							title: t(`dashboard.parent.activities.${name}.title`),
							description: t(`dashboard.parent.activities.${name}.description`),
						}))}
					/>
				</Section>
			</div>
		</div>
	);
}
