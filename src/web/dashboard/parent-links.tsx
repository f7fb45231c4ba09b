import { useTranslation } from "react-i18next";
import { LinkList } from "./link-list.tsx";
import { Section } from "./section.tsx";

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

/** Help for a parent at home: resources, and activities to do together. */
export function ParentLinks() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
			<Section title={t("dashboard.parent.supportTitle")}>
				<LinkList
					ways={support.map(([name, to]) => ({
						to,
						title: t(`dashboard.parent.support.${name}.title`),
						description: t(`dashboard.parent.support.${name}.description`),
					}))}
				/>
			</Section>
			<Section title={t("dashboard.parent.activitiesTitle")}>
				<LinkList
					ways={activities.map(([name, to]) => ({
						to,
						title: t(`dashboard.parent.activities.${name}.title`),
						description: t(`dashboard.parent.activities.${name}.description`),
					}))}
				/>
			</Section>
		</div>
	);
}
