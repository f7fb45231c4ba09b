import type { CategoryKey } from "#domain/careers/category.ts";
import type { StrandStarts } from "./use-strand-starts.ts";

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
	/** Where each of them begins, beside the drawing; without a place it begins at the drawing's edge. */
	readonly starts?: StrandStarts;
	readonly size?: keyof typeof sizes;
}

/** The height of a row of the list beside the beams. */
export const rowHeight = 35;

/** The drawing beside the whole list, and the small one above the choice on a phone; in CSS pixels. */
const sizes = {
	large: { row: rowHeight, rows: 7, width: 352, left: 40, prism: 130, className: "w-88" },
	small: { row: 30, rows: 5, width: 136, left: 16, prism: 66, className: "w-34" },
} as const;
type Size = (typeof sizes)[keyof typeof sizes];

/** Between the chips of the subjects and the drawing, in CSS pixels. */
const gap = 24;

/** The largest prism's width and height; its other measures follow from it. */
const drawn = 130;
const unitsPerPoint = 0.34;
const thinnest = 1.6;

const half = (percent: number): number => Math.max(thinnest, percent * unitsPerPoint) / 2;

/** A ribbon from the prism's side to the middle of a row. */
const ribbon = ({ left, prism, width }: Size, fromY: number, toY: number, percent: number): string => {
	const scale = prism / drawn;
	const [thin, thick] = [half(percent) * 0.35 * scale, half(percent)];
	const [x0, x1] = [left + prism - 46 * scale, width];
	const middle = (x0 + x1) / 2;
	return `M${x0} ${fromY - thin}C${middle} ${fromY - thin} ${middle} ${toY - thick} ${x1} ${toY - thick}V${toY + thick}C${middle} ${toY + thick} ${middle} ${fromY + thin} ${x0} ${fromY + thin}Z`;
};

/** White light enters a prism, and the families of study leave it. The list beside it says the same in words. */
export function Beams({ beams, subjectCount, starts = [], size = "large" }: BeamsProps) {
	const shape = sizes[size];
	const { row, rows, width, left, prism, className } = shape;
	const scale = prism / drawn;
	const height = Math.max(rows, beams.length) * row;
	const top = height / 2 - prism / 2;
	const exit = (index: number) => top + (34 + (index / Math.max(1, beams.length - 1)) * (drawn - 48)) * scale;
	return (
		<svg
			aria-hidden="true"
			data-beams={size}
			viewBox={`0 0 ${width} ${height}`}
			className={`block shrink-0 overflow-visible [forced-color-adjust:none] ${className}`}
			style={{ height }}
		>
			{Array.from({ length: subjectCount }, (_, index) => {
				const start = starts[index] ?? null;
				const y = start ?? height / 2 + (index - (subjectCount - 1) / 2) * 46 * scale;
				return (
					<path
						// biome-ignore lint/suspicious/noArrayIndexKey: a white beam is identified by its index
						key={index}
						d={`M${start === null ? 0 : -gap} ${y}C${left} ${y} ${left * 0.4} ${height / 2} ${left + 42 * scale} ${height / 2}`}
						className="fill-none stroke-on-band"
						strokeWidth={subjectCount === 1 ? 1.5 : 4 * Math.sqrt(scale)}
					/>
				);
			})}
			<path
				d={`M${left + prism / 2} ${top}l${prism / 2} ${prism}H${left}Z`}
				className="fill-on-band/15 stroke-on-band/70"
			/>
			{beams.map(({ key, field, percent, before }, index) => {
				const y = (index + 0.5) * row;
				return (
					<g key={key} data-line={field}>
						{before === null ? null : (
							<path
								d={ribbon(shape, exit(index), y, before)}
								className="fill-none stroke-glow/60"
								strokeDasharray="4 4"
							/>
						)}
						{percent > 0 ? (
							<path
								d={ribbon(shape, exit(index), y, percent)}
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
