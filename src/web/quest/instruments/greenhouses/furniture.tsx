import {
	type GreenhouseSettings,
	type GrowingFactor,
	growingFactors,
} from "#domain/quest/instruments/greenhouses.ts";
import { ChoiceControl } from "../choice-control.tsx";
import type { PanelProps } from "../part.ts";
import { factors } from "./comparison.tsx";

/** The two switches of a factor, the first house's and the second's. */
const switchesOf = (factor: GrowingFactor) =>
	(["One", "Two"] as const).map(
		(house) => ({ kind: "choice", key: `${factor}${house}`, values: growingFactors[factor] }) as const,
	);

const switches = {
	water: switchesOf("water"),
	minerals: switchesOf("minerals"),
	variety: switchesOf("variety"),
	light: switchesOf("light"),
};

/** What is set here: every factor in both houses. */
export const furnished = factors.flatMap((factor) => switches[factor].map(({ key }) => key));

/** The switches of both houses, one row for each factor; between them, whether it is the same. */
export function Furniture({ settings, say, onSet }: PanelProps<GreenhouseSettings>) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1.5">
			{factors.map((factor) => {
				const [one, two] = switches[factor].map((control) => (
					<ChoiceControl
						key={control.key}
						control={control}
						value={settings[control.key]}
						say={say}
						onSet={onSet}
						isBare
					/>
				));
				const differs = settings[`${factor}One`] !== settings[`${factor}Two`];
				return [
					one,
					<p key={factor} className="text-center text-sm leading-tight text-on-band-soft">
						{say(`drawing.${factor}`)}
						<span className={`block ${differs ? "font-semibold text-on-band" : ""}`}>
							{differs ? `≠ ${say("drawing.differs")}` : `= ${say("drawing.same")}`}
						</span>
					</p>,
					two,
				];
			})}
		</div>
	);
}
