import type { ForestPicture } from "#domain/quest/instruments/forest-pictures.ts";
import { picturesPerAnimal } from "#domain/quest/instruments/forest-pictures.ts";
import { type PileName, sortings } from "#domain/quest/instruments/sorting.ts";
import { crossPath, Label, light, range } from "../drawing.tsx";
import type { InstrumentText } from "../part.ts";
import { Scene, sceneOf, sceneSize } from "./scene.tsx";

interface PileProps {
	readonly x: number;
	readonly pile: PileName;
	readonly pictures: readonly ForestPicture[];
	/** The pile of each picture, by the letters of the model. */
	readonly sorted: string;
	/** The indices of the pictures that the program names wrongly. */
	readonly mistakes: readonly number[];
	readonly text: InstrumentText;
}

/** The pictures on a pile, small; a cross marks a mistake of the program. */
export function Pile({ x, pile, pictures, sorted, mistakes, text }: PileProps) {
	const mine = range(pictures.length).filter((index) => sorted[index] === sortings[pile]);
	const columns = mine.length > picturesPerAnimal ? 4 : 3;
	const [width, height] = columns === 3 ? [33, 28] : [25, 18.6];
	const scale = (width - 2) / sceneSize.width;
	const slots = Math.max(picturesPerAnimal, mine.length);
	return (
		<g>
			<Label x={x} y={16} size={12.5} isStrong>
				{text(`drawing.${pile}`, { value: mine.length })}
			</Label>
			{range(slots).map((slot) => {
				const place = mine[slot];
				const picture = place === undefined ? undefined : pictures[place];
				return (
					<g
						key={slot}
						transform={`translate(${x + (slot % columns) * width} ${26 + Math.floor(slot / columns) * height})`}
					>
						{picture && place !== undefined ? (
							<g transform={`scale(${scale})`}>
								<Scene {...sceneOf(picture, place)} />
							</g>
						) : (
							<rect width={width - 2} height={height - 3} rx="2" fill="none" stroke={light.rule} />
						)}
						{place !== undefined && mistakes.includes(place) ? (
							<>
								<circle cx={width - 9} cy={height - 10} r="7.5" fill={light.ground} stroke={light.ink} />
								<path d={crossPath(width - 9, height - 10, 3)} stroke={light.ink} strokeWidth="1.8" />
							</>
						) : null}
					</g>
				);
			})}
		</g>
	);
}
