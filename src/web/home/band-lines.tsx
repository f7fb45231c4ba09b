import type { CategoryKey } from "#domain/careers/category.ts";

/** A line of the first page's band: its field, and the number of its careers. */
export interface FieldLine {
	readonly key: CategoryKey;
	readonly count: number;
}

/** The pointer's position: the index of a line, and the height as a fraction of the band's. */
export interface Pointed {
	readonly place: number;
	readonly depth: number;
}

interface BandLinesProps {
	readonly lines: readonly FieldLine[];
	readonly held: number;
	/** Null without a pointer: then the lines are straight. */
	readonly pointed: Pointed | null;
}

const slot = 80;
const height = 230;
const heldWidth = 12;
const bend = 26;
const bell = 62;

/** A line from top to bottom that bends around a height like a bell curve. */
const bentLine = (x: number, aside: number, depth: number): string => {
	if (Math.abs(aside) < 0.5) return `M${x} 0V${height}`;
	const y = depth * height;
	const [x1, y1, y2] = [(x + aside).toFixed(1), (y - 2 * bell).toFixed(0), (y + 2 * bell).toFixed(0)];
	return `M${x} ${Math.min(0, Number(y1))}V${y1}C${x} ${(y - bell).toFixed(0)} ${x1} ${(y - bell / 2).toFixed(0)} ${x1} ${y.toFixed(0)}S${x} ${(y + bell).toFixed(0)} ${x} ${y2}V${Math.max(height, Number(y2))}`;
};

/** How far a line bends away from the active one, in units of the drawing. */
const stepAside = (distance: number): number =>
	distance === 0 ? 0 : Math.sign(distance) * bend * Math.exp((1 - Math.abs(distance)) / 1.7);

/**
 * The light of the first page: a line per field, as wide as its number of careers; the neighbours of the active line
 * bend away.
 */
export function BandLines({ lines, held, pointed }: BandLinesProps) {
	return (
		<>
			{lines.map(({ key }, place) => (
				<span
					key={key}
					aria-hidden="true"
					data-line={key}
					className="light-up absolute inset-y-0 glow-across mix-blend-screen [forced-color-adjust:none]"
					style={
						{
							"--line": place,
							left: `${((place + 0.5) / lines.length) * 100}%`,
							width: place === held ? "17rem" : "5rem",
							translate: `calc(-50% + ${pointed ? (stepAside(place - held) * 0.6).toFixed(0) : 0}px)`,
							opacity: place === held ? 0.56 : 0.34,
						} as React.CSSProperties
					}
				/>
			))}
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${slot * lines.length} ${height}`}
				preserveAspectRatio="none"
				className="absolute inset-0 size-full [forced-color-adjust:none]"
			>
				{lines.map(({ key, count }, place) => {
					const isHeld = place === held;
					const aside = pointed ? stepAside(place - held) : 0;
					const path = bentLine((place + 0.5) * slot, aside, pointed?.depth ?? 0.5);
					return (
						<g
							key={key}
							data-line={key}
							className="light-up fill-none stroke-glow"
							style={{ "--line": place } as React.CSSProperties}
						>
							<path
								d={path}
								strokeWidth={isHeld ? heldWidth : 1 + 0.5 * count}
								vectorEffect="non-scaling-stroke"
							/>
							{isHeld ? (
								<path d={path} className="stroke-on-band" strokeWidth={5} vectorEffect="non-scaling-stroke" />
							) : null}
						</g>
					);
				})}
			</svg>
		</>
	);
}
