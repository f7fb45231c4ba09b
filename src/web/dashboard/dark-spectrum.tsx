import { useTranslation } from "react-i18next";
import { darkLines } from "../shared/dark-lines.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** What a visitor without a quiz has: a spectrum whose lines are not lit, and the quiz that lights them. */
export function DarkSpectrum() {
	const { t } = useTranslation();
	return (
		<div className="relative overflow-hidden rounded-panel bg-band text-on-band">
			<SpectrumBand lines={darkLines} className="absolute inset-0 size-full" />
			<div className="relative grid justify-items-start gap-2 p-6 md:p-8">
				<p className="font-display text-[1.75rem] font-semibold leading-tight md:text-[2.5rem]">
					{t("dashboard.student.dark.title")}
				</p>
				<p className="text-on-band-soft">{t("dashboard.student.dark.text")}</p>
				<LocalButtonLink look="onBand" to="/quiz" className="mt-3">
					{t("dashboard.student.takeQuiz")}
				</LocalButtonLink>
			</div>
		</div>
	);
}
