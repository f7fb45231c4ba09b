import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentPart, InstrumentText } from "./part.ts";
import { sentenceValues, settingWords } from "./use-instrument-text.ts";

interface EvidenceTableProps {
	readonly part: InstrumentPart;
	readonly text: InstrumentText;
	readonly number: (value: number) => string;
}

/** The same evidence as text: the results of the notable settings. The question can be answered without playing. */
export const EvidenceTable = memo(function EvidenceTable({ part, text, number }: EvidenceTableProps) {
	const { t } = useTranslation();
	const { instrument } = part;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
		<section tabIndex={0} aria-label={t("quest.bench.table")} className="overflow-x-auto">
			<table className="w-full border-collapse text-left text-sm">
				<thead>
					<tr>
						{instrument.controls.map(({ key }) => (
							<th key={key} scope="col" className="border-b border-hairline py-1.5 pr-4 align-bottom">
								{text(`controls.${key}`)}
							</th>
						))}
						<th scope="col" className="min-w-64 border-b border-hairline py-1.5 align-bottom">
							{t("quest.bench.result")}
						</th>
					</tr>
				</thead>
				<tbody>
					{instrument.evidence.map((settings) => {
						const reading = instrument.run(settings);
						const words = settingWords(part, settings, text, number);
						return (
							<tr key={JSON.stringify(settings)} className="align-top tabular-nums">
								{instrument.controls.map(({ key }) => (
									<td key={key} className="border-b border-hairline py-1.5 pr-4">
										{words[key]}
									</td>
								))}
								<td className="border-b border-hairline py-1.5">
									{text(`readings.${reading.outcome}`, sentenceValues(part, settings, reading, text, number))}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
});
