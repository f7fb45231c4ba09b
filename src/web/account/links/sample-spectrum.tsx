import { useTranslation } from "react-i18next";
import { NamedBand } from "../../shared/spectrum/named-band.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";

/** An invented student's answers in each field, violet to red. */
const counts = [7, 5, 2, 1, 0, 1, 4, 9, 2, 0, 3, 1, 5, 0];

/** A sample of what a student sees after the quiz, with the names of its lines. */
export function SampleSpectrum() {
	const { t } = useTranslation();
	return (
		<figure className="grid gap-1.5 rounded-panel bg-band px-4 pb-3 text-on-band lg:gap-2.5 lg:px-6 lg:pb-6">
			<NamedBand lines={bandLines((_, slot) => counts[slot] ?? 0)} className="h-20 w-full lg:h-56" />
			<figcaption className="text-sm text-on-band-soft lg:text-base">{t("links.consent.sample")}</figcaption>
		</figure>
	);
}
