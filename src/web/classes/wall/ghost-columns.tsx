import { useId } from "react";
import type { WallPage } from "./wall-page.ts";

export type Ghost = NonNullable<WallPage["year"]["ghost"]>;

/** The width of the drawing, its base, and how high the highest column is: those of a spectrum band. */
const [width, base, reach] = [1000, 100, 92];
/** How strong a column is from its left edge to its right one: light without an edge. */
const strengths = [0, 0.14, 0.34, 0.14, 0] as const;

/**
 * The spectrum of an earlier class behind the lines of a band: a pale column for each drawn line, the brightest the
 * highest. Columns end in a stroke, which the glow of a line has not.
 */
export function GhostColumns({ lines }: Pick<Ghost, "lines">) {
	const id = useId();
	const most = Math.max(1, ...lines.map(({ pupils }) => pupils ?? 0));
	const slot = width / lines.length;
	return lines.map(({ category, pupils }, index) => {
		if (pupils === null) return null;
		const top = base - Math.round((reach * pupils) / most);
		const [left, right] = [Math.round(slot * index), Math.round(slot * (index + 1))];
		return (
			<g key={category} data-line={category} style={{ color: "var(--color-glow)" }}>
				<linearGradient id={`${id}${category}`}>
					{strengths.map((strength, stop) => (
						<stop
							// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
							key={stop}
							offset={stop / (strengths.length - 1)}
							stopColor="currentColor"
							stopOpacity={strength}
						/>
					))}
				</linearGradient>
				<rect x={left} y={top} width={right - left} height={base - top} fill={`url(#${id}${category})`} />
				<path
					d={`M${left + Math.round(slot * 0.2)} ${top}h${Math.round(slot * 0.6)}`}
					stroke="currentColor"
					strokeOpacity=".75"
					strokeWidth="2"
					strokeLinecap="round"
					vectorEffect="non-scaling-stroke"
				/>
			</g>
		);
	});
}
