import { light, range } from "./drawing.tsx";

const healthy = "M0 8V-2M0 0C-7 0 -8 -6 -8 -8C-2 -8 0 -4 0 0C0 -4 2 -8 8 -8C8 -6 7 0 0 0";
const sick = "M0 8V-6M0 -5C-6 -7 -9 -1 -9 4C-4 4 -1 0 0 -5C1 0 4 4 9 4C9 -1 6 -7 0 -5M-6 0h.1M6 0h.1";

interface PlantsProps {
	readonly x: number;
	readonly y: number;
	readonly columns: number;
	readonly count: number;
	readonly sickCount: number;
	readonly pitch?: number;
	readonly rise?: number;
}

/** The order in which plants fall ill: the lowest rows first, scattered within a row. */
const orderOf = (count: number, columns: number): number[] =>
	Array.from({ length: count }, (_, index) => index).sort(
		(one, other) =>
			Math.floor(other / columns) - Math.floor(one / columns) || ((one * 37) % 11) - ((other * 37) % 11),
	);

/** Rows of plants; a sick one has drooping, spotted leaves, so that its outline differs too. */
export function Plants({ x, y, columns, count, sickCount, pitch = 22, rise = 26 }: PlantsProps) {
	const ill = new Set(orderOf(count, columns).slice(0, sickCount));
	return (
		<g fill="none" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
			{range(count).map((index) => (
				<path
					key={index}
					transform={`translate(${x + (index % columns) * pitch} ${y + Math.floor(index / columns) * rise})`}
					d={ill.has(index) ? sick : healthy}
					stroke={ill.has(index) ? light.amber : light.green}
				/>
			))}
		</g>
	);
}
