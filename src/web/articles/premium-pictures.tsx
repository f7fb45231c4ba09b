import type { CategoryKey } from "#domain/careers/category.ts";
import { line } from "./picture-line.ts";

/** Four evenings, each narrower than the one before, down to one question. */
const evenings: readonly { readonly field: CategoryKey; readonly width: number }[] = [
	{ field: "space", width: 168 },
	{ field: "math", width: 122 },
	{ field: "engineering", width: 78 },
	{ field: "environmental", width: 36 },
];

/** From a broad subject to a question that fits in one's hand. */
export function OralExam() {
	return (
		<>
			{evenings.map(({ field, width }, index) => (
				<path
					key={field}
					data-line={field}
					d={`M${100 - width / 2} ${12 + index * 16}h${width}`}
					{...line}
					className="stroke-glow"
					strokeWidth="5"
				/>
			))}
			<path d="M88 82a12 12 0 1 1 14 11q-2 1-2 4" {...line} className="stroke-on-band" strokeWidth="3.5" />
			<circle cx="100" cy="103" r="2" className="fill-on-band" />
		</>
	);
}

/** Ten months as marks, measurements that grow, and the poster at their end. */
export function YearOfResearch() {
	const months = [10, 12, 15, 14, 22, 27, 34, 46, 52, 62];
	return (
		<>
			<path d="M8 92H192" {...line} className="stroke-on-band/40" strokeWidth="1.5" />
			{months.map((height, index) => (
				<path
					key={height}
					data-line={index < 4 ? "chemistry" : index < 8 ? "food" : "biology"}
					d={`M${16 + index * 14} 92v-${height}`}
					{...line}
					className="stroke-glow"
					strokeWidth="5"
				/>
			))}
			<rect
				x={158}
				y={24}
				width={32}
				height={46}
				rx={3}
				{...line}
				className="stroke-on-band"
				strokeWidth="2.5"
			/>
			<path d="M165 34h18M165 42h12" {...line} className="stroke-on-band/60" strokeWidth="2" />
			<path d="M166 62l6-8 5 4 7-9" {...line} data-line="biology" className="stroke-glow" strokeWidth="2.5" />
		</>
	);
}

/** The days of four weeks on which something was seen, and how bright it was: from 0, nothing. */
const days = "1203010420350421365402513602";
const brightest = 6;

/** Four weeks of looking at one thing: a point for each day. */
export function MonthOfObservations() {
	return [...days].map((day, index) => {
		const [x, y] = [22 + (index % 7) * 26, 14 + Math.floor(index / 7) * 25];
		return Number(day) === 0 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its index
			<circle key={index} cx={x} cy={y} r="2" className="fill-on-band/35" />
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its index
			<g key={index} data-line="physics">
				<circle cx={x} cy={y} r={4 + Number(day)} className="fill-glow/25" />
				<circle cx={x} cy={y} r={2 + (3 * Number(day)) / brightest} className="fill-glow" />
			</g>
		);
	});
}

/** The order of reading: the end of the title page first, then the figures, the text last. */
export function ScientificArticle() {
	return (
		<>
			{[24, 84, 144].map((x) => (
				<rect
					key={x}
					x={x}
					y={10}
					width={40}
					height={84}
					rx={3}
					{...line}
					className="stroke-on-band/45"
					strokeWidth="1.5"
				/>
			))}
			<path d="M30 22h28M30 74h28M30 82h20" {...line} className="stroke-on-band/60" strokeWidth="2.5" />
			<path
				d="M90 78l8-14 8 6 12-22"
				{...line}
				data-line="agriculture"
				className="stroke-glow"
				strokeWidth="3"
			/>
			<path d="M150 66h28M150 74h28M150 82h18" {...line} className="stroke-on-band/60" strokeWidth="2.5" />
			<path
				d="M44 32C44 4 164 4 164 58"
				{...line}
				data-line="health"
				className="stroke-glow"
				strokeWidth="2.5"
				strokeDasharray="1 6"
			/>
			<path
				d="M156 90C140 104 116 104 106 86"
				{...line}
				data-line="health"
				className="stroke-glow"
				strokeWidth="2.5"
				strokeDasharray="1 6"
			/>
			<circle cx="44" cy="32" r="5" data-line="health" className="fill-glow" />
		</>
	);
}
