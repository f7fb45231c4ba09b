import {
	type GreenhouseSettings,
	greenhouseFactors,
	isDifferent,
} from "#domain/quest/instruments/greenhouses.ts";
import { Label, light } from "../drawing.tsx";
import type { InstrumentText } from "../part.ts";

interface HouseComparisonProps {
	readonly settings: GreenhouseSettings;
	readonly text: InstrumentText;
}

/** The settings of both houses row by row, and whether they are the same. */
export function HouseComparison({ settings, text }: HouseComparisonProps) {
	return greenhouseFactors.map((factor, row) => {
		const differs = isDifferent(settings, factor);
		const y = 237 + row * 18;
		const own = { y, colour: differs ? light.ink : light.soft, isStrong: differs };
		const sign = { ...own, colour: differs ? light.yellow : light.soft };
		return (
			<g key={factor}>
				<Label x={4} y={y} colour={light.soft}>
					{text(`drawing.${factor}`)}
				</Label>
				<Label {...own} x={176} anchor="end">
					{text(`values.${factor}One.${settings[`${factor}One`]}`)}
				</Label>
				<Label {...sign} x={220} anchor="middle">
					{differs ? "≠" : "="}
				</Label>
				<Label {...own} x={264}>
					{text(`values.${factor}Two.${settings[`${factor}Two`]}`)}
				</Label>
				<Label {...sign} x={436} anchor="end">
					{text(differs ? "drawing.differs" : "drawing.same")}
				</Label>
			</g>
		);
	});
}
