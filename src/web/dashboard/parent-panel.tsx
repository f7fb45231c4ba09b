import { useTranslation } from "react-i18next";
import { interestLevels } from "#domain/careers/interest-level.ts";
import { ChildScreen } from "../families/child-screen.tsx";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { signUpAs } from "../shared/links/sign-up-address.ts";
import { InterestProfile } from "../shared/spectrum/interest-profile.tsx";
import { ParentLinks } from "./parent-links.tsx";
import { SampleNote } from "./sample-note.tsx";
import { sampleParent } from "./samples.ts";
import { ScannedCode } from "./scanned-code.tsx";
import { Section } from "./section.tsx";
import { TabLead } from "./tab-lead.tsx";

/** The parent's tab for visitors: the way to a child's page, sample interests in three steps, and help for home. */
export function ParentPanel() {
	const { t } = useTranslation();
	const code = useScannedCode();
	const rows = sampleParent.interests.map(({ category, level }) => ({
		category,
		share: 1 - interestLevels.indexOf(level) / interestLevels.length,
		value: t(`dashboard.parent.levels.${level}`),
		name: t(`common.categories.${category}`),
	}));
	return (
		<div className="grid gap-14">
			{code === "" ? (
				<TabLead
					isBeside
					picture={
						<div className="justify-self-center max-md:hidden">
							<ChildScreen />
						</div>
					}
					title={t("dashboard.parent.lead.title")}
					text={t("dashboard.parent.lead.text")}
					action={{ to: signUpAs("parent"), label: t("dashboard.parent.lead.action") }}
				/>
			) : (
				<ScannedCode />
			)}
			<SampleNote tab="parent" isSample />
			<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_4fr]">
				<Section title={t("dashboard.parent.interests")}>
					<InterestProfile rows={rows} emptyText={t("dashboard.parent.noInterests")} />
				</Section>
				<div className="grid content-start justify-items-start gap-5">
					<p className="lead">{t("dashboard.parent.interestsHint")}</p>
					<LocalButtonLink to="/resources" look="secondary">
						{t("dashboard.parent.allResources")}
					</LocalButtonLink>
				</div>
			</div>
			<ParentLinks />
		</div>
	);
}
