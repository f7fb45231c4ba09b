import { memo, startTransition, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NumberSetting as Range, Settings } from "#domain/quest/instruments/instrument.ts";
import type { InstrumentText } from "./part.ts";
import { StepButton } from "./step-button.tsx";

interface NumberControlProps {
	readonly control: Range;
	readonly value: number;
	readonly text: InstrumentText;
	readonly number: (value: number) => string;
	readonly onSet: (change: Partial<Settings>) => void;
	/** Called for Enter on the slider. */
	readonly onEnter: () => void;
}

/** A number set by slider, key or step buttons. On a phone all of it is one line: the label, then the value between its buttons. */
export const NumberControl = memo(function NumberControl({
	control,
	value,
	text,
	number,
	onSet,
	onEnter,
}: NumberControlProps) {
	const { t } = useTranslation();
	const id = useId();
	const { key, min, max, step } = control;
	const label = text(`controls.${key}`);
	const words = text(`values.${key}`, { value: number(value) });
	// As wide as its longest text, plus one character for wide letters.
	const room = useMemo(
		() => 1 + Math.max(...[min, max].map((end) => text(`values.${key}`, { value: number(end) }).length)),
		[text, number, key, min, max],
	);
	const [less, more] = useMemo(
		() => [t("quest.bench.less", { label }), t("quest.bench.more", { label })],
		[t, label],
	);
	const now = useRef(value);
	const [first] = useState(value);
	const slider = useRef<HTMLInputElement>(null);
	const isHeld = useRef(false);
	useEffect(() => {
		const letGo = (): void => {
			isHeld.current = false;
		};
		// The position at the time of the frame.
		const ends = ["pointerup", "pointercancel"] as const;
		for (const end of ends) window.addEventListener(end, letGo);
		return () => {
			for (const end of ends) window.removeEventListener(end, letGo);
		};
	}, []);
	useEffect(() => {
		now.current = value;
		// During a drag the pointer decides; otherwise changes from elsewhere move the knob.
		if (slider.current && !isHeld.current) slider.current.value = `${value}`;
	}, [value]);
	const move = useCallback(
		(by: number) => onSet({ [key]: Math.min(max, Math.max(min, now.current + by)) }),
		[onSet, key, min, max],
	);
	const set = (to: number): void => {
		// The browser moves the knob itself, so the drawing may be a frame late. A key is answered at once.
		if (isHeld.current) startTransition(() => onSet({ [key]: to }));
		else onSet({ [key]: to });
	};
	return (
		<div className="isolate grid grid-cols-[minmax(0,1fr)_auto_minmax(4.5rem,30%)_auto] items-center gap-x-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-2.5 sm:gap-y-1">
			<label
				htmlFor={id}
				className="text-sm leading-tight hyphens-auto text-on-band-soft max-sm:row-span-2 sm:col-span-2 sm:self-end"
			>
				{label}
			</label>
			<span
				aria-hidden="true"
				className="flex-none self-end max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-center sm:col-span-2"
			>
				{/* A contained box: its changes during a drag cause no layout of the page. */}
				<span
					style={{ width: `${room}ch` }}
					className="block h-4.5 whitespace-nowrap text-center font-display text-base font-semibold leading-4.5 tabular-nums contain-size contain-layout sm:h-6 sm:text-right sm:text-lg sm:leading-6"
				>
					{words}
				</span>
			</span>
			<span className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
				<StepButton label={less} isOver={value <= min} by={-step} onStep={move} />
			</span>
			<span className="min-w-0 max-sm:col-start-3 max-sm:row-start-2 sm:col-span-2">
				<span className="block h-6.5 contain-size contain-layout sm:h-11">
					<input
						ref={slider}
						id={id}
						type="range"
						min={min}
						max={max}
						step={step}
						defaultValue={first}
						aria-valuetext={words}
						onPointerDown={() => {
							isHeld.current = true;
						}}
						onChange={({ currentTarget }) => set(Number(currentTarget.value))}
						onKeyDown={(event) => {
							if (event.key !== "Enter") return;
							event.preventDefault();
							onEnter();
						}}
						className="bench-slider block h-full w-full focus-visible:outline-[oklch(.8_.13_255)]"
					/>
				</span>
			</span>
			<span className="max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1">
				<StepButton label={more} isOver={value >= max} by={step} onStep={move} />
			</span>
		</div>
	);
});
