import { type CSSProperties, memo, type ReactNode } from "react";

/** The colours of light on the dark band, by meaning. Shapes and words always say the same. */
export const light = {
	ground: "var(--color-bench)",
	ink: "var(--color-bench-ink)",
	soft: "var(--color-bench-soft)",
	rule: "var(--color-bench-rule)",
	violet: "var(--color-bench-violet)",
	cyan: "var(--color-bench-cyan)",
	red: "var(--color-bench-red)",
	green: "var(--color-bench-green)",
	amber: "var(--color-bench-amber)",
	yellow: "var(--color-bench-yellow)",
	/** Dark on the dark ground: always with an outline. */
	blue: "var(--color-bench-blue)",
	char: "var(--color-bench-char)",
} as const;

/** The size of text where there is space, in the drawing's units. */
export const sized = (units: number): CSSProperties => ({ "--size": `${units}px` }) as CSSProperties;

interface FrameProps {
	readonly label: string;
	readonly width?: number;
	readonly height: number;
	readonly children: ReactNode;
}

/** From this share of its width a drawing is too high for two of them on a phone (app.css). */
const tallFrom = 0.45;

/** The drawing of an instrument. Its text is at least 12.5 pixels high, however narrow the screen is (app.css). */
export function Frame({ label, width = 440, height, children }: FrameProps) {
	return (
		<svg
			role="img"
			aria-label={label}
			data-tall={height > tallFrom * width ? "" : undefined}
			viewBox={`0 0 ${width} ${height}`}
			className="bench-drawing mx-auto block h-auto max-h-[27rem] w-full font-text"
		>
			{children}
		</svg>
	);
}

interface LabelProps {
	readonly x: number;
	readonly y: number;
	readonly children: ReactNode;
	readonly anchor?: "start" | "middle" | "end";
	readonly size?: number;
	readonly colour?: string;
	readonly isStrong?: boolean;
}

/** Text in a drawing, rerendered only if it changes. */
export const Label = memo(function Label({
	x,
	y,
	children,
	anchor = "start",
	size = 14,
	colour = light.ink,
	isStrong = false,
}: LabelProps) {
	return (
		<text x={x} y={y} textAnchor={anchor} style={sized(size)} fill={colour} fontWeight={isStrong ? 650 : 400}>
			{children}
		</text>
	);
});

/** A cross over something wrong, missing or closed. */
export const crossPath = (x: number, y: number, size: number): string =>
	`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;

/** Dots of one radius, as one path. */
export const dotsPath = (range: readonly (readonly [number, number])[], radius: number): string =>
	range
		.map(
			([x, y]) =>
				`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
		)
		.join("");

/** The numbers from 0 to `count - 1`. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
