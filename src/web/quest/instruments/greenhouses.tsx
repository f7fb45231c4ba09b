import {
	type GreenhouseReading,
	type GreenhouseSettings,
	greenhouses,
	plantsPerHouse,
	shareByDay,
} from "#domain/quest/instruments/greenhouses.ts";
import { DragHandle } from "./drag-handle.tsx";
import { Frame, Label, light } from "./drawing.tsx";
import { HouseComparison } from "./greenhouses/comparison.tsx";
import { Furniture, furnished } from "./greenhouses/furniture.tsx";
import { definePart, type PictureProps } from "./part.ts";
import { Plants } from "./plants.tsx";

interface HouseProps {
	readonly x: number;
	/** Moves the water; omitted if nothing can be set. */
	readonly onWater: ((to: "leaves" | "foot") => void) | undefined;
	readonly isWetLeaf: boolean;
	readonly sickCount: number;
}

/** The pipe's upper and lower position; a drag past the middle moves it. */
const [pipeAbove, pipeBelow] = [42, 181];

function House({ x, isWetLeaf, sickCount, onWater }: HouseProps) {
	return (
		<g>
			<path
				d={`M${x} 186V36L${x + 98} 10L${x + 196} 36V186Z`}
				fill="none"
				stroke={light.soft}
				strokeWidth="2"
			/>
			{isWetLeaf ? (
				<path
					d={`M${x + 12} 42H${x + 184}${Array.from({ length: 12 }, (_, index) => `M${x + 18 + index * 15} 46l-3 7`).join("")}`}
					stroke={light.cyan}
					strokeWidth="2"
					fill="none"
				/>
			) : (
				<path
					d={[0, 1, 2, 3, 4].map((row) => `M${x + 10} ${77 + row * 26}H${x + 186}`).join("")}
					stroke={light.cyan}
					strokeWidth="2"
					strokeDasharray="3 4"
				/>
			)}
			{onWater ? (
				<DragHandle
					value={isWetLeaf ? pipeAbove : pipeBelow}
					cursor="cursor-ns-resize"
					onMove={(moved, before) => {
						const to = before + moved.y < (pipeAbove + pipeBelow) / 2 ? "leaves" : "foot";
						if ((to === "leaves") !== isWetLeaf) onWater(to);
					}}
				>
					<rect
						x={x + 74}
						y={(isWetLeaf ? pipeAbove : pipeBelow) - 22}
						width="48"
						height="44"
						fill="transparent"
					/>
					<circle
						cx={x + 98}
						cy={isWetLeaf ? pipeAbove : pipeBelow}
						r="10"
						fill={light.ground}
						stroke={light.cyan}
						strokeWidth="2"
					/>
					<path
						d={`M${x + 94} ${(isWetLeaf ? pipeAbove : pipeBelow) - 2}l4 -4l4 4m-8 4l4 4l4 -4`}
						fill="none"
						stroke={light.ink}
						strokeWidth="1.6"
					/>
				</DragHandle>
			) : null}
			<Plants x={x + 21} y={66} columns={8} count={plantsPerHouse} sickCount={sickCount} />
		</g>
	);
}

/** Two greenhouses; if nothing can be set, a comparison of the settings is below. */
function Picture({
	settings,
	reading,
	progress,
	text,
	number,
	onSet,
}: PictureProps<GreenhouseSettings, GreenhouseReading>) {
	// While the run plays, the days pass up to the day of the count.
	const grown = reading ? shareByDay(settings.day * progress) / Math.max(1e-9, shareByDay(settings.day)) : 0;
	const one = reading ? Math.round(reading.figures.sickOne * grown) : 0;
	const two = reading ? Math.round(reading.figures.sickTwo * grown) : 0;
	return (
		<Frame label={text("title")} height={onSet ? 224 : 298}>
			<House
				x={4}
				isWetLeaf={settings.waterOne === "leaves"}
				sickCount={one}
				onWater={onSet && ((waterOne) => onSet({ waterOne }))}
			/>
			<House
				x={240}
				isWetLeaf={settings.waterTwo === "leaves"}
				sickCount={two}
				onWater={onSet && ((waterTwo) => onSet({ waterTwo }))}
			/>
			{[
				[4, one],
				[240, two],
			].map(([x = 0, count = 0]) => (
				<Label
					key={x}
					x={x}
					y={214}
					size={20}
					isStrong={reading !== null}
					colour={reading ? light.ink : light.soft}
				>
					{reading ? text("readouts.sickOne.value", { value: number(count) }) : text("drawing.notYet")}
				</Label>
			))}
			<Label x={220} y={17} anchor="middle" size={14} colour={light.soft}>
				{text("drawing.today", { value: number(reading ? Math.round(settings.day * progress) : 0) })}
			</Label>
			{onSet ? null : <HouseComparison settings={settings} text={text} />}
		</Frame>
	);
}

export default definePart({
	instrument: greenhouses,
	Picture,
	Panel: Furniture,
	inPanel: furnished,
	isFigured: true,
	note: "drawing.note",
	assumption: "drawing.assumption",
});
