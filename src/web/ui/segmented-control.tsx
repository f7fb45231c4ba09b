import { type KeyboardEvent, useId } from "react";

interface SegmentedControlProps {
	readonly label: string;
	/** Hides the label if the surroundings show it already. */
	readonly isBare?: boolean;
	readonly values: readonly { readonly value: string; readonly text: string }[];
	readonly value: string;
	readonly onChoose: (value: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few states, side by side on the dark band: arrow keys move between them, with one tab stop. */
export function SegmentedControl({ label, isBare = false, values, value, onChoose }: SegmentedControlProps) {
	const id = useId();
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
		const step = steps[event.key];
		const index = values.findIndex((each) => each.value === value);
		const nextIndex = (index + (step ?? 0) + values.length) % values.length;
		const next = values[nextIndex];
		if (step === undefined || next === undefined) return;
		event.preventDefault();
		onChoose(next.value);
		event.currentTarget.querySelectorAll("button")[nextIndex]?.focus();
	};
	return (
		<div className="isolate grid h-full grid-rows-[1fr_auto] items-end gap-1">
			<span id={id} className={isBare ? "sr-only" : "text-sm leading-tight text-on-band-soft"}>
				{label}
			</span>
			<div
				role="toolbar"
				aria-labelledby={id}
				onKeyDown={onKeyDown}
				className={`flex flex-wrap gap-px overflow-hidden rounded-control border border-on-band/45 ${isBare ? "*:min-w-min *:basis-0 *:px-1 max-[28rem]:*:text-[0.8125rem]" : ""}`}
			>
				{values.map((each) => (
					<button
						key={each.value}
						type="button"
						aria-pressed={each.value === value}
						tabIndex={each.value === value ? 0 : -1}
						onClick={() => onChoose(each.value)}
						className="min-h-9 grow px-1.5 py-1 text-sm leading-tight text-on-band -outline-offset-3 hover:bg-on-band/12 focus-visible:outline-[oklch(.8_.13_255)] aria-pressed:bg-on-band aria-pressed:font-semibold aria-pressed:text-[oklch(.2_.02_275)] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
					>
						{each.text}
					</button>
				))}
			</div>
		</div>
	);
}
