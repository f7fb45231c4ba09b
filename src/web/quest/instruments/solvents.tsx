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

/** Four solvents: what each is worth on three axes, as thick as the axis counts, and the points together. */
function Picture({ settings, reading, say, number }: PictureProps<SolventSettings, SolventReading>) {
	return (
		<Frame label={say("title")} height={292}>
			{solventNames.map((solvent, row) => {
				const y = 8 + row * 72;
				const worth = axesOf(solvent);
				const isBest = reading?.outcome === solvent;
				return (
					<g key={solvent}>
						<rect
							x="2"
							y={y}
							width="436"
							height="66"
							rx="8"
							fill="none"
							stroke={isBest ? light.ink : light.rule}
							strokeWidth={isBest ? 2.5 : 1}
						/>
						<Label x={12} y={y + 22} size={14} isStrong>
							{say(`drawing.${solvent}`)}
						</Label>
						<Label x={12} y={y + 52} size={22} isStrong={isBest} colour={isBest ? light.yellow : light.ink}>
							{number(Math.round(reading?.points[solvent] ?? 0))}
						</Label>
						<Label x={46} y={y + 52} size={12} colour={light.soft}>
							{say("drawing.points")}
						</Label>
						{axes.map(({ key, weight, colour, fact }, place) => (
							<g key={key}>
								<Label
									x={136}
									y={y + 19 + place * 19}
									size={12}
									colour={settings[weight] ? light.ink : light.soft}
								>
									{say(`drawing.${key}`)}
								</Label>
								<path d={`M228 ${y + 15 + place * 19}H350`} stroke={light.rule} />
								<path
									d={`M228 ${y + 15 + place * 19}h${122 * (worth[place] ?? 0)}`}
									stroke={colour}
									strokeWidth={2 + 2 * settings[weight]}
									opacity={settings[weight] ? 1 : 0.4}
								/>
								<Label x={432} y={y + 19 + place * 19} anchor="end" size={12} colour={light.soft}>
									{say(`drawing.${key}Fact`, { value: number(solventFacts[solvent][fact]) })}
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
	note: "drawing.facts",
	moreValues: (_, reading): Record<string, string> =>
		Object.fromEntries(
			Object.entries(reading.points).map(([solvent, points]) => [solvent, `${Math.round(points)}`]),
		),
});
