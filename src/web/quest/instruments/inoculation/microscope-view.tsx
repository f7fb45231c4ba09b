import { dotsPath, light, range } from "../drawing.tsx";
import { Plants } from "../plants.tsx";

/**
 * The objects under the microscope, ten at a time: leaves and plants, dishes that a fungus may grow in, letters of
 * DNA.
 */
export type MicroscopeSample = "plants" | "dishes" | "letters";

interface MicroscopeViewProps {
	readonly kind: MicroscopeSample;
	/** How many of ten show it; null before the observation or if it cannot be known. */
	readonly count: number | null;
	/** True if the observation says nothing: each object may be either. */
	readonly isOpen: boolean;
}

const pitch = 21;
const bars = [light.green, light.cyan, light.amber, light.violet, light.cyan] as const;

/** A dish; a ring alone if nothing grows in it. */
function Dish({ x, isFull }: { readonly x: number; readonly isFull: boolean }) {
	return (
		<g fill="none">
			<circle cx={x} cy="13" r="8" stroke={light.soft} strokeWidth="1.4" />
			{isFull ? (
				<path
					d={dotsPath(
						[
							[x - 3, 10],
							[x + 3, 13],
							[x - 2, 16],
						],
						2,
					)}
					fill={light.amber}
				/>
			) : null}
		</g>
	);
}

/** Ten objects of an experiment as a row. The words beside it say the same. */
export function MicroscopeView({ kind, count, isOpen }: MicroscopeViewProps) {
	return (
		<svg aria-hidden="true" viewBox="0 0 210 26" className="h-4.5 w-auto flex-none sm:@[20rem]:h-7">
			{isOpen ? (
				<path
					d={range(10)
						.map((index) => `M${6 + index * pitch} 9a4.5 4.5 0 1 1 6 4.2q-2 .8 -2 3.8m0 4v.1`)
						.join("")}
					fill="none"
					stroke={light.soft}
					strokeWidth="2"
					strokeLinecap="round"
				/>
			) : null}
			{kind === "plants" && !isOpen ? (
				<Plants x={10} y={14} columns={10} count={10} sickCount={count ?? 0} pitch={pitch} />
			) : null}
			{kind === "dishes"
				? range(10).map((index) => <Dish key={index} x={10 + index * pitch} isFull={index < (count ?? 0)} />)
				: null}
			{kind === "letters"
				? range(20).map((index) => (
						<path
							key={index}
							d={`M${6 + index * 10.4} 4V22`}
							stroke={count === null ? light.rule : bars[(index * 7 + (index % 3)) % bars.length]}
							strokeWidth={index % 3 === 0 ? 6 : 3.4}
						/>
					))
				: null}
		</svg>
	);
}
