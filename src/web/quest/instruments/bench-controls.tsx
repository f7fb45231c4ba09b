import { Play, RotateCcw } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Control, Settings } from "#domain/quest/instruments/instrument.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { NumberControl } from "./number-control.tsx";
import type { InstrumentText } from "./part.ts";

interface BenchControlsProps {
	readonly controls: readonly Control[];
	readonly settings: Settings;
	readonly text: InstrumentText;
	readonly number: (value: number) => string;
	readonly onSet: (change: Partial<Settings>) => void;
	readonly onRun: () => void;
}

const isSwitch = (control: Control | undefined): boolean =>
	control?.kind === "choice" && control.values.length === 2;

/** Whether a control shares its row: two consecutive switches do; a single one has a row of its own. */
const isHalf = (controls: readonly Control[], index: number): boolean => {
	if (!isSwitch(controls[index])) return false;
	let before = 0;
	while (isSwitch(controls[index - before - 1])) before += 1;
	return before % 2 === 1 || isSwitch(controls[index + 1]);
};

/** All settings of an instrument: only changed ones are rerendered. */
export function BenchControls({ controls, settings, text, number, onSet, onRun }: BenchControlsProps) {
	return (
		<div className="grid grid-cols-2 gap-x-3 gap-y-2">
			{controls.map((control, index) => {
				const value = settings[control.key] ?? "";
				return control.kind === "choice" ? (
					<div key={control.key} className={isHalf(controls, index) ? "" : "col-span-full"}>
						<ChoiceControl control={control} value={String(value)} text={text} onSet={onSet} />
					</div>
				) : (
					<div key={control.key} className="col-span-full">
						<NumberControl
							control={control}
							value={Number(value)}
							text={text}
							number={number}
							onSet={onSet}
							onEnter={onRun}
						/>
					</div>
				);
			})}
		</div>
	);
}

interface BenchButtonsProps {
	/** The label of the run button; null if the instrument answers while it is being set. */
	readonly runLabel: string | null;
	readonly onRun: () => void;
	readonly onStartOver: () => void;
}

/** Buttons that run and reset the instrument, always in view. */
export const BenchButtons = memo(function BenchButtons({ runLabel, onRun, onStartOver }: BenchButtonsProps) {
	const { t } = useTranslation();
	return (
		<div
			className={`isolate flex flex-wrap gap-3 ${runLabel === null ? "" : "-mx-4 bg-band px-4 py-2 sm:mx-0 sm:px-0 max-lg:tall:sticky max-lg:tall:bottom-(--foot) max-lg:tall:z-1"}`}
		>
			{runLabel === null ? null : (
				<button
					type="button"
					onClick={onRun}
					className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-control pressable bg-on-band px-3 font-semibold text-[oklch(.2_.02_275)] hover:bg-on-band/85 focus-visible:outline-[oklch(.8_.13_255)] forced-colors:border"
				>
					<Play aria-hidden="true" className="size-4" fill="currentColor" />
					{runLabel}
				</button>
			)}
			<button
				type="button"
				onClick={onStartOver}
				className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control pressable border border-on-band/45 px-3.5 text-on-band hover:bg-on-band/12 focus-visible:outline-[oklch(.8_.13_255)]"
			>
				<RotateCcw aria-hidden="true" className="size-4" />
				<span className="max-sm:sr-only">{t("quest.bench.startOver")}</span>
			</button>
		</div>
	);
});
