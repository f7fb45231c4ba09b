import outlines from "spectra:map/en";
import type { ReactNode } from "react";
import type { FranceArea } from "#domain/careers/places/france-areas.ts";

interface LitAreaProps {
	readonly area: FranceArea;
	/** The width of the outline, in units of the drawing. */
	readonly stroke: number;
	readonly className: string;
	readonly children: ReactNode;
}

/** The fill of a glow within an area: white-hot in the middle, without a visible edge. */
export const glowIn = (area: FranceArea): string => `url(#light-${area})`;

/**
 * An area of France as a pale outline on the dark band, with lights of the colour of the nearest `data-line`. Decorative: words
 * beside it say the same.
 */
export function LitArea({ area, stroke, className, children }: LitAreaProps) {
	const { path, width, height } = outlines[area];
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${width} ${height}`}
			className={`overflow-visible [forced-color-adjust:none] ${className}`}
		>
			<radialGradient id={`light-${area}`}>
				<stop stopColor="var(--color-glow)" stopOpacity=".85" />
				<stop offset=".35" stopColor="var(--color-glow)" stopOpacity=".34" />
				<stop offset=".7" stopColor="var(--color-glow)" stopOpacity=".08" />
				<stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
			</radialGradient>
			<path
				d={path}
				className="fill-on-band/8 stroke-on-band/35 forced-colors:fill-none forced-colors:stroke-[CanvasText]"
				strokeWidth={0.8 * stroke}
				strokeLinejoin="round"
			/>
			{children}
		</svg>
	);
}
