import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Reading } from "#domain/quest/instruments/instrument.ts";
import type { InstrumentPart, InstrumentText } from "./part.ts";

interface ReadoutsProps {
	readonly part: InstrumentPart;
	/** Null while there is nothing to read. */
	readonly reading: Reading | null;
	readonly text: InstrumentText;
	readonly number: (value: number) => string;
}

/** The instrument's figures, large. */
export const Readouts = memo(function Readouts({ part, reading, text, number }: ReadoutsProps) {
	const { t } = useTranslation();
	return (
		<dl
			className={`isolate grid ${part.instrument.readouts.length === 4 ? "grid-cols-2" : "grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]"} gap-x-4 gap-y-1.5`}
		>
			{part.instrument.readouts.map((key) => (
				<div key={key} className="grid content-between border-t border-on-band/25 pt-1">
					<dt className="text-sm leading-tight text-on-band-soft">{text(`readouts.${key}.label`)}</dt>
					<dd className="font-display text-xl font-semibold leading-snug tabular-nums">
						{reading?.figures[key] === undefined
							? t("quest.bench.notYet")
							: text(`readouts.${key}.value`, { value: number(reading.figures[key]) })}
					</dd>
				</div>
			))}
		</dl>
	);
});
