import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { NumberSetting as Range } from "#domain/quest/instruments/instrument.ts";
import type { Say } from "./part.ts";

interface NumberControlProps {
	readonly control: Range;
	readonly value: number;
	readonly say: Say;
	readonly number: (value: number) => string;
	readonly onChange: (value: number) => void;
	/** Enter on the slider runs the instrument. */
	readonly onEnter: () => void;
}

const stepClass =
	"grid size-11 flex-none place-items-center rounded-control border border-on-band/45 text-on-band hover:bg-on-band/12 disabled:opacity-45 focus-visible:outline-[oklch(.8_.13_255)]";

/** A number by slider, by key, or step by step. */
export function NumberControl({ control, value, say, number, onChange, onEnter }: NumberControlProps) {
	const { t } = useTranslation();
	const id = useId();
	const { key, min, max, step } = control;
	const label = say(`controls.${key}`);
	const words = say(`values.${key}`, { value: number(value) });
	const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
	return (
		<div className="grid gap-1">
			<div className="flex items-baseline justify-between gap-3">
				<label htmlFor={id} className="text-sm leading-tight text-on-band-soft">
					{label}
				</label>
				<span
					aria-hidden="true"
					className="whitespace-nowrap font-display text-lg font-semibold leading-tight tabular-nums"
				>
					{words}
				</span>
			</div>
			<div className="flex items-center gap-2.5">
				<button
					type="button"
					aria-label={t("quest.bench.less", { label })}
					disabled={value <= min}
					onClick={() => move(-step)}
					className={stepClass}
				>
					<Minus aria-hidden="true" className="size-4" />
				</button>
				<input
					id={id}
					type="range"
					min={min}
					max={max}
					step={step}
					value={value}
					aria-valuetext={words}
					onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						onEnter();
					}}
					className="bench-slider h-11 min-w-0 grow focus-visible:outline-[oklch(.8_.13_255)]"
				/>
				<button
					type="button"
					aria-label={t("quest.bench.more", { label })}
					disabled={value >= max}
					onClick={() => move(step)}
					className={stepClass}
				>
					<Plus aria-hidden="true" className="size-4" />
				</button>
			</div>
		</div>
	);
}
