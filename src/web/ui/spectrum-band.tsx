import { type ReactNode, useId } from "react";

export interface SpectrumLine {
	/** A field of science: its colour. */
	readonly key: string;
	/** The light of this line; the brightest of a band sets the scale. */
	readonly count: number;
}

interface SpectrumBandProps {
	readonly lines: readonly SpectrumLine[];
	/** The count of full brightness if no line has more; for a spectrum that still grows. */
	readonly fullCount?: number;
	/** The label of the picture; omit it if text beside it says the same. */
	readonly label?: string;
	/** Vertical lines side by side (wide screens), or horizontal lines one below the other (phones). */
	readonly direction?: "row" | "column";
	readonly className?: string;
	/** Drawn behind the lines, in units of 1000 by 100 (`direction` "row"). */
	readonly children?: ReactNode;
}

/** Animates a line that gains light. */
const change = "transition-all duration-200";
const length = 1000;
const breadth = 100;

/** The fall of light from the core of a line to its edge, without a visible edge: place and strength, both from 0 to 1. */
const falloff = [
	[0, 0],
	[0.2, 0.03],
	[0.34, 0.12],
	[0.44, 0.3],
	[0.5, 0.62],
	[0.56, 0.3],
	[0.66, 0.12],
	[0.8, 0.03],
	[1, 0],
] as const;

/** Two digits are finer than any screen, and every page carries these numbers. */
const short = (value: number): number => Math.round(value * 100) / 100;

/** The width of a line's core and of its glow, in units of the drawing, by its share of the brightest. */
const lineShape = (share: number, slot: number) => ({
	core: short(1.5 + 3.5 * share),
	glow: short(slot * (0.24 + 1.24 * share ** 2)),
	opacity: share === 0 ? 0.16 : short(0.4 + 0.6 * share),
});

/**
 * An emission spectrum: a dark band with one luminous line per category, placed by its order in the spectrum, as
 * bright and wide as its count. Decorative unless it has a label.
 */
export function SpectrumBand({
	lines,
	fullCount = 1,
	label,
	direction = "row",
	className = "",
	children,
}: SpectrumBandProps) {
	const id = useId();
	const isRow = direction === "row";
	const brightest = Math.max(fullCount, ...lines.map(({ count }) => count));
	const slot = length / Math.max(1, lines.length);
	const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
	const box = (centre: number, width: number) =>
		isRow
			? { x: short(centre - width / 2), y: 0, width, height: breadth }
			: { x: 0, y: short(centre - width / 2), width: breadth, height: width };
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: labelled, or hidden where words beside it say the same
		<svg
			{...name}
			viewBox={isRow ? `0 0 ${length} ${breadth}` : `0 0 ${breadth} ${length}`}
			preserveAspectRatio="none"
			className={`block bg-band ${className}`}
		>
			{children}
			{lines.map(({ key, count }, index) => {
				const share = count / brightest;
				const { core, glow, opacity } = lineShape(share, slot);
				const centre = slot * (index + 0.5);
				return (
					<g
						key={key}
						data-line={key}
						className="light-up"
						style={{ "--line": index, color: "var(--color-glow)" } as React.CSSProperties}
					>
						{share > 0 ? (
							<>
								<linearGradient id={`${id}${key}`} {...(isRow ? {} : { x2: 0, y2: 1 })}>
									{falloff.map(([offset, strength]) => (
										<stop
											key={offset}
											offset={offset}
											stopColor="currentColor"
											stopOpacity={short(strength * share)}
										/>
									))}
								</linearGradient>
								<rect {...box(centre, glow)} fill={`url(#${id}${key})`} className={change} />
							</>
						) : null}
						<rect {...box(centre, core)} fill="currentColor" opacity={opacity} className={change} />
					</g>
				);
			})}
		</svg>
	);
}
