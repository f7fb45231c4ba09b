import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";

/** The fields that the answer of the picture counts for; a test compares them with the questionnaire. */
export const fieldsOfAnswer: readonly CategoryKey[] = ["environmental", "food", "chemistry", "health"];

const lines = bandLines((key) => (fieldsOfAnswer.includes(key) ? 1 : 0));

/** How the quiz counts, as a picture: one answer with its tick, and the lines that it lights. */
export function OneAnswer() {
	const { t } = useTranslation();
	return (
		<figure className="max-w-3xl scheme-dark rounded-panel bg-band p-4 text-on-band sm:p-6 print:hidden">
			<p className="flex items-center gap-3 rounded-control border-2 border-on-band px-4 py-2.5 font-semibold">
				<Check aria-hidden="true" className="size-5 flex-none" strokeWidth={2.6} />
				{t("pages.oneAnswer.answer")}
			</p>
			<div className="mt-3">
				<NamedBand lines={lines} className="h-24 w-full md:h-28" />
			</div>
			<figcaption className="mt-3 text-on-band-soft">{t("pages.oneAnswer.effect")}</figcaption>
		</figure>
	);
}
