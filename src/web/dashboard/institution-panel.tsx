import { useTranslation } from "react-i18next";
import { signUpAs } from "../shared/links/sign-up-address.ts";
import { Figure } from "./figure.tsx";
import { SampleInterests } from "./sample-interests.tsx";
import { SampleNote } from "./sample-note.tsx";
import { sampleInstitution } from "./samples.ts";
import { Section } from "./section.tsx";
import { TabLead } from "./tab-lead.tsx";

/** A visitor's view of the institution's tab: a sample, and how to get a real one. */
export function InstitutionPanel() {
	const { t } = useTranslation();
	const { classes, pupils, interests } = sampleInstitution;
	return (
		<div className="grid gap-14">
			<TabLead
				title={t("institution.sample.lead")}
				text={t("institution.sample.how")}
				action={{ to: signUpAs("institution"), label: t("institution.sample.signUp") }}
			/>
			<SampleNote tab="institution" isSample />
			<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_4fr]">
				<Section title={t("institution.sample.overview")} hint={t("institution.sample.overviewHint")}>
					<SampleInterests interests={interests} />
				</Section>
				<div className="grid content-between gap-8">
					<div className="grid divide-y divide-hairline border-y border-hairline *:py-5">
						<Figure value={classes} label={t("institution.sample.classes", { count: classes })} />
						<Figure value={pupils} label={t("institution.sample.pupils", { count: pupils })} />
					</div>
					<p className="text-soft">{t("institution.sample.privacy")}</p>
				</div>
			</div>
		</div>
	);
}
