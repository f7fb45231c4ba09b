import { useTranslation } from "react-i18next";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";
import { SummaryPart } from "../../shared/summary-part.tsx";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";
import type { SummarySection } from "./use-summary.ts";

interface SummaryPaperProps {
	readonly result: PresentedResult;
	readonly sections: readonly SummarySection[];
	readonly day: string;
}

/** The summary as it is printed: the light of the result, the chosen parts, and room for notes. */
export function SummaryPaper({ result, sections, day }: SummaryPaperProps) {
	const { t } = useTranslation();
	const counts = new Map(result.categories.map(({ key, count }) => [key, count]));
	const lines = bandLines((key) => counts.get(key) ?? 0);
	return (
		<article className="grid content-start gap-5 rounded-panel border border-hairline bg-surface p-5 text-[0.9375rem] leading-snug md:p-7 print:border-0 print:p-0 print:text-[11pt]">
			<header className="grid gap-3">
				<SpectrumBand lines={lines} className="h-16 w-full [print-color-adjust:exact] print:h-[22mm]" />
				<h2 className="display-3">{t("counsellor.paper.title")}</h2>
				<p className="text-sm text-soft">{t("counsellor.paper.made", { day })}</p>
			</header>
			{sections.map(({ title, lines: entries }) => (
				<SummaryPart
					key={title}
					title={title}
					lines={entries}
					className="border-t border-hairline pt-3 print:break-inside-avoid"
				/>
			))}
			<section className="hidden gap-1.5 border-t border-hairline pt-3 print:grid print:break-inside-avoid">
				<h3 className="text-base">{t("counsellor.paper.notes")}</h3>
				<div className="h-[55mm]" />
			</section>
		</article>
	);
}
