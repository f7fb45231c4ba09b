import type { ReactNode } from "react";

/** Light on the dark band, by what it stands for. Shapes and words always say the same. */
export const light = {
	ink: "var(--color-on-band)",
	soft: "var(--color-on-band-soft)",
	rule: "oklch(0.36 0.022 275)",
	violet: "oklch(0.75 0.155 300)",
	cyan: "oklch(0.84 0.13 205)",
	red: "oklch(0.72 0.19 25)",
	green: "oklch(0.82 0.17 147)",
	amber: "oklch(0.82 0.17 60)",
	yellow: "oklch(0.9 0.13 95)",
} as const;

interface FrameProps {
	readonly label: string;
	readonly width?: number;
	readonly height: number;
	readonly children: ReactNode;
	readonly onPointerMove?: (event: React.PointerEvent<SVGSVGElement>) => void;
	readonly onPointerUp?: () => void;
}

/** The drawing of an instrument, in units that make 14 readable on a phone. */
export function Frame({ label, width = 440, height, children, ...pointer }: FrameProps) {
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${width} ${height}`}
			className="mx-auto block h-auto max-h-[27rem] w-full font-text"
			{...pointer}
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

/** Words in a drawing. */
export function Label({
	x,
	y,
	children,
	anchor = "start",
	size = 14,
	colour = light.ink,
	isStrong = false,
}: LabelProps) {
	return (
		<text x={x} y={y} textAnchor={anchor} fontSize={size} fill={colour} fontWeight={isStrong ? 650 : 400}>
			{children}
		</text>
	);
}

/** A sentence under a drawing that says what is assumed and where facts are from. */
export function Note({ children }: { readonly children: ReactNode }) {
	return <p className="mt-2 text-sm leading-snug text-on-band-soft">{children}</p>;
}

/** A cross through what is wrong, missing or closed. */
export const crossPath = (x: number, y: number, size: number): string =>
	`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;

/** Dots of a radius at places, as one path. */
export const dotsPath = (places: readonly (readonly [number, number])[], radius: number): string =>
	places
		.map(
			([x, y]) =>
				`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
		)
		.join("");

/** The numbers from 0 to one less than `count`. */
export const places = (count: number): readonly number[] =>
	Array.from({ length: count }, (_, place) => place);
