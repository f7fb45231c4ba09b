import type { CategoryKey } from "#domain/careers/category.ts";
import { hueOf } from "../shared/hue.ts";

/** A line of the first page's band: its field, and the number of its careers. */
export interface BandLine {
	readonly key: CategoryKey;
	readonly count: number;
}

/** Where somebody points: the place of a line and, of the band's height, how far down. */
export interface Pointed {
	readonly place: number;
	readonly depth: number;
}

interface BandLinesProps {
	readonly lines: readonly BandLine[];
	readonly held: number;
	/** Null while nobody points: then the lines are straight. */
	readonly pointed: Pointed | null;
}

const slot = 80;
const height = 230;
const heldWidth = 12;
const bend = 26;
const bell = 62;

/** A line from top to bottom that steps aside around a height, as a bell does. */
const bentLine = (x: number, aside: number, depth: number): string => {
	if (Math.abs(aside) < 0.5) return `M${x} 0V${height}`;
	const y = depth * height;
	const [x1, y1, y2] = [(x + aside).toFixed(1), (y - 2 * bell).toFixed(0), (y + 2 * bell).toFixed(0)];
	return `M${x} ${Math.min(0, Number(y1))}V${y1}C${x} ${(y - bell).toFixed(0)} ${x1} ${(y - bell / 2).toFixed(0)} ${x1} ${y.toFixed(0)}S${x} ${(y + bell).toFixed(0)} ${x} ${y2}V${Math.max(height, Number(y2))}`;
};

/** Strokes from the halo to the core: how wide, how bright. */
const strokes = (width: number, isHeld: boolean): readonly (readonly [number, number])[] =>
	isHeld
		? [
				[150, 0.07],
				[84, 0.13],
				[40, 0.25],
				[width, 1],
			]
		: [
				[34, 0.06],
				[16, 0.14],
				[width + 3, 0.3],
				[width, 0.85],
			];

/** The light of the first page: a line per field, as wide as it has careers; those beside the held one step aside. */
export function BandLines({ lines, held, pointed }: BandLinesProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${slot * lines.length} ${height}`}
			preserveAspectRatio="none"
			className="absolute inset-0 size-full overflow-hidden [forced-color-adjust:none]"
		>
			{lines.map(({ key, count }, place) => {
				const isHeld = place === held;
				const distance = place - held;
				const aside =
					pointed && !isHeld ? Math.sign(distance) * bend * Math.exp((1 - Math.abs(distance)) / 1.7) : 0;
				const path = bentLine((place + 0.5) * slot, aside, pointed?.depth ?? 0.5);
				return (
					<g
						key={key}
						data-line={key}
						className="light-up mix-blend-screen"
						style={{ ...hueOf(key), "--line": place } as React.CSSProperties}
					>
						{strokes(isHeld ? heldWidth : 1 + 1.05 * count, isHeld).map(([width, opacity]) => (
							<path
								key={width}
								d={path}
								className="fill-none stroke-glow"
								strokeWidth={width}
								strokeOpacity={opacity}
								vectorEffect="non-scaling-stroke"
							/>
						))}
						{isHeld ? (
							<path
								d={path}
								className="fill-none stroke-white"
								strokeWidth={4}
								vectorEffect="non-scaling-stroke"
							/>
						) : null}
					</g>
				);
			})}
		</svg>
	);
}
