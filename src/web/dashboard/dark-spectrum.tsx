import { useTranslation } from "react-i18next";
import { darkLines } from "../shared/dark-lines.ts";
import { NamedBand } from "../shared/named-band.tsx";
import { TabLead } from "./tab-lead.tsx";

/** The spectrum of a visitor without a quiz: its lines are not lit, and the quiz below lights them. */
export function DarkSpectrum() {
	const { t } = useTranslation();
	return (
		<TabLead
			picture={<NamedBand lines={darkLines} className="h-28 w-full md:h-40" />}
			title={t("dashboard.student.dark.title")}
			text={t("dashboard.student.dark.text")}
			action={{ to: "/quiz", label: t("dashboard.student.takeQuiz") }}
		/>
	);
}
