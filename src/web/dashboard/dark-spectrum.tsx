import { useTranslation } from "react-i18next";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { darkLines } from "../shared/spectrum/spectrum-lines.ts";
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
