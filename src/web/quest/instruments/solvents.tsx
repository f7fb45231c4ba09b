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

/** Where the columns of the axes begin, and the length of a full line in each: as wide as their words on a phone. */
const columns = [
	{ x: 160, full: 80 },
	{ x: 258, full: 72 },
	{ x: 338, full: 96 },
] as const;

/** The height of the heads, whose words are on two lines where there are two. */
const headHeight = 44;

/** Four solvents, row by row: their values on three axes, each as thick as its weight, and the total. */
function Picture({ settings, reading, text, number }: PictureProps<SolventSettings, SolventReading>) {
	return (
		<Frame label={text("title")} height={headHeight + 4 * 57}>
			<Label x={12} y={36} size={13} colour={light.soft}>
				{text("drawing.points")}
			</Label>
			{axes.map(({ key, weight }, index) =>
				text(`drawing.${key}`)
					.split(/ (?=\S+$)/)
					.reverse()
					.map((word, line) => (
						<Label
							key={word}
							x={columns[index]?.x ?? 0}
							y={36 - line * 18}
							size={13}
							colour={settings[weight] ? light.ink : light.soft}
						>
							{word}
						</Label>
					)),
			)}
			{solventNames.map((solvent, row) => {
				const y = headHeight + row * 57;
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
						{axes.map(({ key, weight, colour, fact }, index) => {
							const { x, full } = columns[index] ?? columns[0];
							return (
								<g key={key}>
									<path d={`M${x} ${y + 17}h${full}`} stroke={light.rule} />
									<path
										d={`M${x} ${y + 17}h${full * (worth[index] ?? 0)}`}
										stroke={colour}
										strokeWidth={2 + 2 * settings[weight]}
										opacity={settings[weight] ? 1 : 0.4}
									/>
									<Label x={x} y={y + 43} size={13} colour={light.soft}>
										{text(`drawing.${key}Fact`, { value: number(solventFacts[solvent][fact]) })}
									</Label>
								</g>
							);
						})}
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
