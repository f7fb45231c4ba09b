import type { CategoryKey } from "#domain/careers/category.ts";

/** A beam that leaves the prism: its field's colour, its share and its previous share. */
export interface Beam {
	readonly key: string;
	readonly field: CategoryKey;
	readonly percent: number;
	/** The share before a subject was dropped; null if none is dropped. */
	readonly before: number | null;
}

interface BeamsProps {
	readonly beams: readonly Beam[];
	/** The number of white beams that enter: the chosen subjects. */
	readonly subjectCount: number;
}

/** The height of a row of the list beside the beams, and the units of a percentage point. */
export const rowHeight = 35;
const unitsPerPoint = 0.34;
const thinnest = 1.6;
const width = 352;
const prismLeft = 40;
const prismRight = 170;
const prismHeight = 130;

const half = (percent: number): number => Math.max(thinnest, percent * unitsPerPoint) / 2;

/** A ribbon from the prism's side to the middle of a row. */
const ribbon = (fromY: number, toY: number, percent: number): string => {
	const [thin, thick] = [half(percent) * 0.35, half(percent)];
	const [x0, x1] = [prismRight - 46, width];
	const middle = (x0 + x1) / 2;
	return `M${x0} ${fromY - thin}C${middle} ${fromY - thin} ${middle} ${toY - thick} ${x1} ${toY - thick}V${toY + thick}C${middle} ${toY + thick} ${middle} ${fromY + thin} ${x0} ${fromY + thin}Z`;
};

/** White light enters a prism, and the families of study leave it. The list beside it says the same in words. */
export function Beams({ beams, subjectCount }: BeamsProps) {
	const height = Math.max(8, beams.length) * rowHeight;
	const top = height / 2 - prismHeight / 2;
	const exit = (place: number) => top + 34 + (place / Math.max(1, beams.length - 1)) * (prismHeight - 48);
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${width} ${height}`}
			className="block w-88 shrink-0 [forced-color-adjust:none]"
			style={{ height }}
		>
			{Array.from({ length: subjectCount }, (_, place) => {
				const y = height / 2 + (place - (subjectCount - 1) / 2) * 46;
				return (
					<path
						// biome-ignore lint/suspicious/noArrayIndexKey: a white beam is identified by its index
						key={place}
						d={`M0 ${y}C${prismLeft} ${y} ${prismLeft} ${height / 2} ${prismLeft + 42} ${height / 2}`}
						className="fill-none stroke-on-band"
						strokeWidth={subjectCount === 1 ? 1.5 : 4}
					/>
				);
			})}
			<path
				d={`M${(prismLeft + prismRight) / 2} ${top}L${prismRight} ${top + prismHeight}H${prismLeft}Z`}
				className="fill-on-band/15 stroke-on-band/70"
			/>
			{beams.map(({ key, field, percent, before }, place) => {
				const y = (place + 0.5) * rowHeight;
				return (
					<g key={key} data-line={field}>
						{before === null ? null : (
							<path
								d={ribbon(exit(place), y, before)}
								className="fill-none stroke-glow/60"
								strokeDasharray="4 4"
							/>
						)}
						{percent > 0 ? (
							<path
								d={ribbon(exit(place), y, percent)}
								className="fill-glow transition-opacity duration-200"
								opacity=".85"
							/>
						) : null}
					</g>
				);
			})}
		</svg>
	);
}
