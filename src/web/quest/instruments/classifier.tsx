import {
	type ClassifierReading,
	type ClassifierSettings,
	classifier,
	clues,
	forestGroups,
	heapSize,
} from "#domain/quest/instruments/classifier.ts";
import { crossPath, dotsPath, Frame, Label, light, Note, places } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

/** Silhouettes: a boar is low and round, a deer stands high and has antlers. */
const boar = "M3 16q0 -7 8 -8q8 -1 12 4l3 2v2h-3v4h-2v-4h-8v4h-2v-4h-4Z";
const deer =
	"M5 12H15L18 6H21L22.5 8L20 9.5L17.5 15.5V24H16V17H8V24H6.5V16L4 15ZM19 6L17 1M19 6L21.5 1M18.2 3.5L15.8 2.6M20.3 3.5L23 2.8";

interface HeapProps {
	readonly x: number;
	readonly isBoar: boolean;
	/** How many of the heap were taken at night. */
	readonly nights: number;
}

function Heap({ x, isBoar, nights }: HeapProps) {
	return (
		<g>
			{places(heapSize).map((place) => {
				const isNight = isBoar ? place < nights : place >= heapSize - nights;
				return (
					<g key={place} transform={`translate(${x + (place % 3) * 33} ${26 + Math.floor(place / 3) * 29})`}>
						<rect
							width="31"
							height="27"
							rx="3"
							fill={isNight ? "oklch(0.3 0.04 265)" : "oklch(0.9 0.035 200)"}
						/>
						<path
							d={isBoar ? boar : deer}
							fill={isNight ? "oklch(0.72 0.02 275)" : "oklch(0.25 0.03 150)"}
							stroke={isNight ? "oklch(0.72 0.02 275)" : "oklch(0.25 0.03 150)"}
							transform="translate(2 2)"
						/>
						{isNight ? (
							<path d="M26 4a3 3 0 1 0 3 4a3 3 0 0 1 -3 -4" fill="white" />
						) : (
							<circle cx="26" cy="6" r="3" fill="oklch(0.75 0.17 75)" />
						)}
					</g>
				);
			})}
		</g>
	);
}

/** What was taught, what it weighs, how it fails: three rooms in one picture. */
function Picture({
	settings,
	reading,
	progress,
	say,
	number,
}: PictureProps<ClassifierSettings, ClassifierReading>) {
	const grown = Math.min(1, progress * 2);
	const seen = Math.max(0, progress * 2 - 1);
	return (
		<>
			<Frame label={say("title")} height={372}>
				<Label x={4} y={16} size={12.5} isStrong>
					{say("drawing.boar")}
				</Label>
				<Heap x={4} isBoar nights={heapSize - settings.boarByDay} />
				<Label x={116} y={16} size={12.5} isStrong>
					{say("drawing.deer")}
				</Label>
				<Heap x={116} isBoar={false} nights={settings.deerByNight} />
				<Label x={228} y={16} size={12.5} isStrong>
					{say("drawing.weights")}
				</Label>
				<path d="M352 26V146" stroke={light.soft} />
				{clues.map((clue, row) => {
					const weight = (reading?.weights.clues[row] ?? 0) * grown;
					const length = Math.max(-46, Math.min(46, weight * 20));
					return (
						<g key={clue}>
							<Label
								x={weight < -0.02 ? 358 : 346}
								y={37 + row * 20}
								anchor={weight < -0.02 ? "start" : "end"}
								size={11.5}
								isStrong={row === 0}
							>
								{say(`drawing.${clue}`)}
							</Label>
							<path
								d={`M352 ${33 + row * 20}h${length}`}
								stroke={row === 0 ? "white" : light.soft}
								strokeWidth={row === 0 ? 10 : 6}
							/>
							{reading ? (
								<Label
									x={weight < -0.02 ? 352 + length - 4 : 352 + length + 4}
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
				<Label x={346} y={158} anchor="end" size={11} colour={light.soft}>
					{`← ${say("drawing.saysDeer")}`}
				</Label>
				<Label x={358} y={158} size={11} colour={light.soft}>
					{`${say("drawing.saysBoar")} →`}
				</Label>
				<Label x={4} y={182} size={12.5} isStrong>
					{say("drawing.forest")}
				</Label>
				{forestGroups.map((group, place) => {
					const [x, y] = [4 + (place % 2) * 222, 192 + Math.floor(place / 2) * 92];
					const right = reading?.right[group] ?? 0;
					const shown = Math.round(100 * seen);
					const placeOf = (index: number) =>
						[x + 5 + (index % 20) * 10.4, y + 26 + Math.floor(index / 20) * 10.5] as const;
					const all = Array.from({ length: 100 }, (_, index) => index);
					return (
						<g key={group}>
							<Label x={x} y={y + 13} size={12}>
								{`${say(`drawing.${group}`)}${reading && seen >= 1 ? ` · ${say("drawing.right", { value: number(right) })}` : ""}`}
							</Label>
							<path
								d={dotsPath(all.filter((index) => index < right || index >= shown).map(placeOf), 1.6)}
								fill={light.soft}
							/>
							<path
								d={all
									.filter((index) => index >= right && index < shown)
									.map((index) => crossPath(...placeOf(index), 3.2))
									.join("")}
								stroke="white"
								strokeWidth="1.8"
							/>
						</g>
					);
				})}
			</Frame>
			<Note>{say("drawing.note")}</Note>
		</>
	);
}

export default definePart({ instrument: classifier, Picture });
