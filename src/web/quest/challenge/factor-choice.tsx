import { useId } from "react";
import { designFields } from "#domain/quest/challenges/design-code.ts";
import { Choice } from "../../ui/choice.tsx";
import type { InstrumentText } from "../instruments/part.ts";

interface FactorChoiceProps {
	readonly legend: string;
	readonly text: InstrumentText;
	readonly chosen: string | null;
	readonly onChoose: (factor: string) => void;
}

/** The factors of which one is hidden: to hide it, or to name it. */
export function FactorChoice({ legend, text, chosen, onChoose }: FactorChoiceProps) {
	const name = useId();
	const [cause] = designFields.greenhouses;
	return (
		<fieldset className="grid gap-2">
			<legend className="mb-2 font-semibold">{legend}</legend>
			<div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
				{cause.values.map((factor) => (
					<Choice
						key={factor}
						type="radio"
						name={name}
						value={factor}
						isCompact
						isChosen={chosen === factor}
						onChoose={() => onChoose(factor)}
					>
						{text(`drawing.${factor}`)}
					</Choice>
				))}
			</div>
		</fieldset>
	);
}
