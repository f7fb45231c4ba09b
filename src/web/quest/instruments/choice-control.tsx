import { memo } from "react";
import type { ChoiceSetting as Choice, Settings } from "#domain/quest/instruments/instrument.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import type { InstrumentText } from "./part.ts";

interface ChoiceControlProps {
	readonly control: Choice;
	readonly value: string;
	readonly text: InstrumentText;
	readonly onSet: (change: Partial<Settings>) => void;
	/** Hides the label if the surroundings show it already. */
	readonly isBare?: boolean;
}

/** A setting of an instrument with a few states. */
export const ChoiceControl = memo(function ChoiceControl({
	control: { key, values },
	value,
	text,
	onSet,
	isBare = false,
}: ChoiceControlProps) {
	return (
		<SegmentedControl
			label={text(`controls.${key}`)}
			isBare={isBare}
			values={values.map((each) => ({ value: each, text: text(`values.${key}.${each}`) }))}
			value={value}
			onChoose={(chosen) => onSet({ [key]: chosen })}
		/>
	);
});
