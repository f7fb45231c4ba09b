import { useTranslation } from "react-i18next";
import { RehearsalButton } from "../classes/wall/rehearsal-button.tsx";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { signUpAs } from "../shared/links/sign-up-address.ts";
import { Figure } from "./figure.tsx";
import { LinkList } from "./link-list.tsx";
import { SampleInterests } from "./sample-interests.tsx";
import { SampleNote } from "./sample-note.tsx";
import { sampleTeacher } from "./samples.ts";
import { Section } from "./section.tsx";
import { TabLead } from "./tab-lead.tsx";

const resources = [
	["guide", "/resources#teachers"],
	["catalogue", "/explore"],
	["quest", "/career-quest"],
	["contact", "/contact"],
] as const;

/** The teacher's tab for visitors: the class wall to play and the way to a class, a sample of a class, and material for lessons. */
export function TeacherPanel() {
	const { t } = useTranslation();
	const { activeStudents, interests } = sampleTeacher;
	return (
		<div className="grid gap-14">
			<TabLead
				isBeside
				picture={<RehearsalButton isOnBand />}
				title={t("dashboard.teacher.lead.title")}
				text={t("dashboard.teacher.lead.text")}
				action={{ to: signUpAs("teacher"), label: t("dashboard.teacher.lead.action") }}
			/>
			<div className="grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_4fr]">
				<Section
					above={<SampleNote tab="teacher" isSample />}
					title={t("dashboard.teacher.overview")}
					hint={t("dashboard.teacher.overviewHint")}
				>
					<SampleInterests interests={interests} />
				</Section>
				<div className="grid content-start gap-3 border-t border-hairline pt-5">
					<Figure value={activeStudents} label={t("dashboard.teacher.active", { count: activeStudents })} />
					<p className="text-soft">{t("dashboard.teacher.privacy")}</p>
				</div>
			</div>
			<Section title={t("dashboard.teacher.resourcesTitle")}>
				<LinkList
					ways={resources.map(([name, to]) => ({
						to,
						title: t(`dashboard.teacher.resources.${name}.title`),
						description: t(`dashboard.teacher.resources.${name}.description`),
					}))}
				/>
				<LocalButtonLink to="/resources" look="secondary" className="mt-2 justify-self-start">
					{t("dashboard.teacher.allResources")}
				</LocalButtonLink>
			</Section>
		</div>
	);
}
