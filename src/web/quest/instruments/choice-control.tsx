import { type KeyboardEvent, memo, useId } from "react";
import type { ChoiceSetting as Choice, Settings } from "#domain/quest/instruments/instrument.ts";
import type { InstrumentText } from "./part.ts";

interface ChoiceControlProps {
	readonly control: Choice;
	readonly value: string;
	readonly text: InstrumentText;
	readonly onSet: (change: Partial<Settings>) => void;
	/** Hides the label if the surroundings show it already. */
	readonly isBare?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few states, side by side: arrow keys move between them, with one tab stop. */
export const ChoiceControl = memo(function ChoiceControl({
	control,
	value,
	text,
	onSet,
	isBare = false,
}: ChoiceControlProps) {
	const label = useId();
	const { key, values } = control;
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
		const step = steps[event.key];
		const next = values[(values.indexOf(value) + (step ?? 0) + values.length) % values.length];
		if (step === undefined || next === undefined) return;
		event.preventDefault();
		onSet({ [key]: next });
		event.currentTarget.querySelectorAll("button")[values.indexOf(next)]?.focus();
	};
	return (
		<div className="isolate grid h-full grid-rows-[1fr_auto] items-end gap-1">
			<span id={label} className={isBare ? "sr-only" : "text-sm leading-tight text-on-band-soft"}>
				{text(`controls.${key}`)}
			</span>
			<div
				role="toolbar"
				aria-labelledby={label}
				onKeyDown={onKeyDown}
				className={`flex flex-wrap gap-px overflow-hidden rounded-control border border-on-band/45 ${isBare ? "*:min-w-min *:basis-0 *:px-1 max-[28rem]:*:text-[0.8125rem]" : ""}`}
			>
				{values.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === value}
						tabIndex={each === value ? 0 : -1}
						onClick={() => onSet({ [key]: each })}
						className="min-h-9 grow px-1.5 py-1 text-sm leading-tight text-on-band -outline-offset-3 hover:bg-on-band/12 focus-visible:outline-[oklch(.8_.13_255)] aria-pressed:bg-on-band aria-pressed:font-semibold aria-pressed:text-[oklch(.2_.02_275)] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
					>
						{text(`values.${key}.${each}`)}
					</button>
				))}
			</div>
		</div>
	);
});
