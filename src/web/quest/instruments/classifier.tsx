import { useMemo } from "react";
import {
	type ClassifierReading,
	type ClassifierSettings,
	classifier,
} from "#domain/quest/instruments/classifier.ts";
import { clues, forestGroups, trainingPictures } from "#domain/quest/instruments/forest-pictures.ts";
import { nextToSort, sortOnto } from "#domain/quest/instruments/sorting.ts";
import { Pile } from "./classifier/pile.tsx";
import { Sorter } from "./classifier/sorter.tsx";
import { SortingTable } from "./classifier/sorting-table.tsx";
import { crossPath, dotsPath, Frame, Label, light } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

/** The training set, the learned weights and the mistakes: three panels in one drawing. */
function Picture({
	settings,
	reading,
	progress,
	text,
	number,
	onSet,
}: PictureProps<ClassifierSettings, ClassifierReading>) {
	const { sorted } = settings;
	const pictures = useMemo(
		() => trainingPictures(settings.boarByDay, settings.deerByNight),
		[settings.boarByDay, settings.deerByNight],
	);
	const next = nextToSort(sorted);
	if (next !== undefined && (!reading || reading.outcome === "untaught"))
		return (
			<SortingTable
				pictures={pictures}
				sorted={sorted}
				next={next}
				text={text}
				onPut={onSet && ((pile) => onSet({ sorted: sortOnto(sorted, next, pile) }))}
			/>
		);
	const grown = Math.min(1, progress * 2);
	const seen = Math.max(0, progress * 2 - 1);
	return (
		<Frame label={text("title")} height={372}>
			{(["boar", "deer"] as const).map((pile, index) => (
				<Pile
					key={pile}
					x={4 + index * 112}
					pile={pile}
					pictures={pictures}
					sorted={sorted}
					mistakes={reading && grown >= 1 ? reading.mistakes : []}
					text={text}
				/>
			))}
			<Label x={436} y={16} anchor="end" size={12.5} isStrong>
				{text("drawing.weights")}
			</Label>
			<path d="M334 26V146" stroke={light.soft} />
			{clues.map((clue, row) => {
				const weight = (reading?.weights.clues[row] ?? 0) * grown;
				const length = Math.max(-46, Math.min(46, weight * 20));
				return (
					<g key={clue}>
						<Label
							x={weight < -0.02 ? 340 : 328}
							y={37 + row * 20}
							anchor={weight < -0.02 ? "start" : "end"}
							size={11.5}
							isStrong={row === 0}
						>
							{text(`drawing.${clue}`)}
						</Label>
						<path
							d={`M334 ${33 + row * 20}h${length}`}
							stroke={row === 0 ? light.ink : light.soft}
							strokeWidth={row === 0 ? 10 : 6}
						/>
						{reading ? (
							<Label
								x={weight < -0.02 ? 334 + length - 4 : 334 + length + 4}
								y={37 + row * 20}
								anchor={weight < -0.02 ? "end" : "start"}
								size={11}
							>
								{number(Math.abs(weight))}
							</Label>
						) : null}
					</g>
				);
			})}
			<Label x={328} y={158} anchor="end" size={11} colour={light.soft}>
				{`← ${text("drawing.saysDeer")}`}
			</Label>
			<Label x={340} y={158} size={11} colour={light.soft}>
				{`${text("drawing.saysBoar")} →`}
			</Label>
			<Label x={4} y={182} size={12.5} isStrong>
				{text("drawing.forest")}
			</Label>
			{forestGroups.map((group, index) => {
				const [x, y] = [4 + (index % 2) * 222, 192 + Math.floor(index / 2) * 92];
				const right = reading?.right[group] ?? 0;
				const shown = Math.round(100 * seen);
				const pointOf = (tree: number) =>
					[x + 5 + (tree % 20) * 10.4, y + 26 + Math.floor(tree / 20) * 10.5] as const;
				const all = Array.from({ length: 100 }, (_, tree) => tree);
				return (
					<g key={group}>
						<Label x={x} y={y + 13} size={12}>
							{`${text(`drawing.${group}`)}${reading && seen >= 1 ? ` · ${text("drawing.right", { value: number(right) })}` : ""}`}
						</Label>
						<path
							d={dotsPath(all.filter((tree) => tree < right || tree >= shown).map(pointOf), 1.6)}
							fill={light.soft}
						/>
						<path
							d={all
								.filter((tree) => tree >= right && tree < shown)
								.map((tree) => crossPath(...pointOf(tree), 3.2))
								.join("")}
							stroke={light.ink}
							strokeWidth="1.8"
						/>
					</g>
				);
			})}
		</Frame>
	);
}

export default definePart({
	instrument: classifier,
	Picture,
	note: "drawing.note",
	Panel: Sorter,
	moreValues: (_, { figures: { strays = 0 } }, text): Record<string, string> => ({
		sorting: strays > 0 ? ` ${text("sorting.strays", { value: `${strays}` })}` : "",
	}),
});
