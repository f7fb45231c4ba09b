import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "../ui/choice.tsx";
import { ActionRows } from "./action-rows.tsx";
import { DeskSection } from "./desk-parts.tsx";
import { MonthEntry } from "./month-entry.tsx";
import { ProfileEntry } from "./profile-entry.tsx";
import { useActionRows } from "./queries.ts";
import { AddResearcher } from "./researcher-dialogs.tsx";
import { ResearcherEntry } from "./researcher-entry.tsx";

/** Profiles to check, where some wait; researchers with their checks and hours, and the months that are to be paid. */
export function ResearchersPart() {
	const { t } = useTranslation();
	const { data = [] } = useActionRows("profiles list", {});
	const [all, setAll] = useState(false);
	const [allMonths, setAllMonths] = useState(false);
	return (
		<>
			{data.length === 0 ? null : (
				<DeskSection title={t("operator.researchers.profiles.title")}>
					<ActionRows
						action="profiles list"
						input={{}}
						none={t("operator.researchers.profiles.none")}
						keyOf={({ researcher, version }) => `${researcher} ${version}`}
					>
						{(row) => <ProfileEntry row={row} />}
					</ActionRows>
				</DeskSection>
			)}
			<div className="grid gap-4">
				<div className="justify-self-start">
					<AddResearcher />
				</div>
				<ActionRows
					action="researchers list"
					input={{ all }}
					none={t("operator.researchers.none")}
					keyOf={({ id }) => id}
				>
					{(row) => <ResearcherEntry row={row} />}
				</ActionRows>
				<div className="justify-self-start">
					<Choice type="checkbox" name="all" value="all" isChosen={all} onChoose={() => setAll(!all)}>
						{t("operator.researchers.retired")}
					</Choice>
				</div>
			</div>
			<DeskSection title={t("operator.researchers.months")}>
				<ActionRows
					action="statements list"
					input={{ open: !allMonths }}
					none={t("operator.researchers.noMonths")}
					keyOf={({ researcher, month }) => `${researcher} ${month}`}
				>
					{(row) => <MonthEntry row={row} />}
				</ActionRows>
				<div className="justify-self-start">
					<Choice
						type="checkbox"
						name="months"
						value="all"
						isChosen={allMonths}
						onChoose={() => setAllMonths(!allMonths)}
					>
						{t("operator.researchers.allMonths")}
					</Choice>
				</div>
			</DeskSection>
		</>
	);
}
