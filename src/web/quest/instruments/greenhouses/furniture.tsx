import {
	factorSwitches,
	type GreenhouseSettings,
	greenhouseFactors,
	isDifferent,
} from "#domain/quest/instruments/greenhouses.ts";
import { ChoiceControl } from "../choice-control.tsx";
import type { PanelProps } from "../part.ts";

/** Each factor with its switches, created once. */
const rows = greenhouseFactors.map((factor) => ({ factor, switches: factorSwitches(factor) }));

/** The setting: every factor in both houses. */
export const furnished = rows.flatMap(({ switches }) => switches.map(({ key }) => key));

/** The switches of both houses, one row for each factor, with a sign between them for equal or different. */
export function Furniture({ settings, text, onSet }: PanelProps<GreenhouseSettings>) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1.5">
			{rows.map(({ factor, switches }) => {
				const [one, two] = switches.map((control) => (
					<ChoiceControl
						key={control.key}
						control={control}
						value={settings[control.key]}
						text={text}
						onSet={onSet}
						isBare
					/>
				));
				const differs = isDifferent(settings, factor);
				return [
					one,
					<p key={factor} className="text-center text-sm leading-tight text-on-band-soft">
						{text(`drawing.${factor}`)}
						<span className={`block ${differs ? "font-semibold text-on-band" : ""}`}>
							{differs ? `≠ ${text("drawing.differs")}` : `= ${text("drawing.same")}`}
						</span>
					</p>,
					two,
				];
			})}
		</div>
	);
}
