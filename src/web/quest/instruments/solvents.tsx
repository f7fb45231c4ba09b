import {
	axesOf,
	type SolventReading,
	type SolventSettings,
	solventFacts,
	solventNames,
	solvents,
} from "#domain/quest/instruments/solvents.ts";
import { Frame, Label, light } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const axes = [
	{ key: "yield", weight: "yieldWeight", colour: light.green, fact: "yieldPercent" },
	{ key: "hazard", weight: "hazardWeight", colour: light.cyan, fact: "hazard" },
	{ key: "energy", weight: "energyWeight", colour: light.violet, fact: "energy" },
] as const;

const columnOf = (place: number) => 142 + place * 100;

/** Four solvents, row by row: their values on three axes, each as thick as its weight, and the total. */
function Picture({ settings, reading, text, number }: PictureProps<SolventSettings, SolventReading>) {
	return (
		<Frame label={text("title")} height={254}>
			<Label x={12} y={16} size={13} colour={light.soft}>
				{text("drawing.points")}
			</Label>
			{axes.map(({ key, weight }, place) => (
				<Label
					key={key}
					x={columnOf(place)}
					y={16}
					size={13}
					colour={settings[weight] ? light.ink : light.soft}
				>
					{text(`drawing.${key}`)}
				</Label>
			))}
			{solventNames.map((solvent, row) => {
				const y = 26 + row * 57;
				const worth = axesOf(solvent);
				const isBest = reading?.outcome === solvent;
				return (
					<g key={solvent}>
						<rect
							x="2"
							y={y}
							width="436"
							height="52"
							rx="8"
							fill="none"
							stroke={isBest ? light.ink : light.rule}
							strokeWidth={isBest ? 2.5 : 1}
						/>
						<Label x={12} y={y + 20} isStrong>
							{text(`drawing.${solvent}`)}
						</Label>
						<Label x={12} y={y + 44} size={22} isStrong={isBest} colour={isBest ? light.yellow : light.ink}>
							{number(Math.round(reading?.points[solvent] ?? 0))}
						</Label>
						{axes.map(({ key, weight, colour, fact }, place) => (
							<g key={key}>
								<path d={`M${columnOf(place)} ${y + 17}h88`} stroke={light.rule} />
								<path
									d={`M${columnOf(place)} ${y + 17}h${88 * (worth[place] ?? 0)}`}
									stroke={colour}
									strokeWidth={2 + 2 * settings[weight]}
									opacity={settings[weight] ? 1 : 0.4}
								/>
								<Label x={columnOf(place)} y={y + 43} size={13} colour={light.soft}>
									{text(`drawing.${key}Fact`, { value: number(solventFacts[solvent][fact]) })}
								</Label>
							</g>
						))}
					</g>
				);
			})}
		</Frame>
	);
}

export default definePart({
	instrument: solvents,
	Picture,
	isFigured: true,
	note: "drawing.facts",
	moreValues: (_, reading): Record<string, string> =>
		Object.fromEntries(
			Object.entries(reading.points).map(([solvent, points]) => [solvent, `${Math.round(points)}`]),
		),
});
