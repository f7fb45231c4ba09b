import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentPart, InstrumentText } from "./part.ts";
import type { BenchRun } from "./use-bench.ts";
import { sentenceValues } from "./use-instrument-text.ts";

/** The maximum number of results in the log. */
const shownRuns = 4;

interface RunLogProps {
	readonly part: InstrumentPart;
	readonly runs: readonly BenchRun[];
	readonly text: InstrumentText;
	readonly number: (value: number) => string;
}

/** The laboratory notebook: the latest results as text, each announced when it is added. */
export const RunLog = memo(function RunLog({ part, runs, text, number }: RunLogProps) {
	const { t } = useTranslation();
	return (
		<ol
			aria-live="polite"
			aria-label={t("quest.bench.runs")}
			className="grid min-w-0 flex-1 basis-72 gap-0.5"
		>
			{runs.length === 0 ? <li className="text-soft max-sm:sr-only">{t("quest.bench.noRuns")}</li> : null}
			{runs.slice(-shownRuns).map((each) => (
				<li key={each.number} className="text-soft last:text-ink max-sm:not-last:sr-only">
					{text(
						`readings.${each.reading.outcome}`,
						sentenceValues(part, each.settings, each.reading, text, number),
					)}
				</li>
			))}
		</ol>
	);
});
