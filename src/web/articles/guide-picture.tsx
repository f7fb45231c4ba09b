import type { ComponentType } from "react";
import type { CategoryKey } from "#domain/careers/category.ts";
import { keepsLight, line, viewBox } from "./picture-line.ts";
import { MonthOfObservations, OralExam, ScientificArticle, YearOfResearch } from "./premium-pictures.tsx";

/** A course page with one line under a lens. */
function CoursePage() {
	const written = [96, 72, 104, 60, 88, 100, 54];
	return (
		<>
			<rect
				x="22"
				y="6"
				width="128"
				height="92"
				rx="6"
				{...line}
				className="stroke-on-band/55"
				strokeWidth="1.5"
			/>
			{written.map((width, index) => (
				<path
					key={width}
					d={`M38 ${20 + index * 11}h${width}`}
					{...line}
					className={index === 3 ? "stroke-on-band" : "stroke-on-band/40"}
					strokeWidth={index === 3 ? 3 : 2}
				/>
			))}
			<g data-line="environmental">
				<circle cx="104" cy="53" r="25" className="fill-glow/15 stroke-glow" strokeWidth="2.5" />
				<path d="M84 53h38" {...line} className="stroke-glow" strokeWidth="4" />
				<path d="M122 71l24 22" {...line} className="stroke-glow" strokeWidth="5" />
			</g>
		</>
	);
}

/** The amounts that one pays and receives in a month: an outline and a filled bar. */
const bars: readonly { readonly field: CategoryKey; readonly width: number; readonly isReceived: boolean }[] =
	[
		{ field: "health", width: 34, isReceived: false },
		{ field: "earth", width: 88, isReceived: false },
		{ field: "agriculture", width: 66, isReceived: true },
		{ field: "materials", width: 124, isReceived: true },
		{ field: "physics", width: 176, isReceived: true },
	];

function Cost() {
	return bars.map(({ field, width, isReceived }, index) => (
		<rect
			key={field}
			data-line={field}
			x="12"
			y={8 + index * 18}
			width={width}
			height="12"
			rx="2"
			className={isReceived ? "fill-glow stroke-glow" : "fill-none stroke-glow"}
			strokeWidth="2"
			vectorEffect="non-scaling-stroke"
		/>
	));
}

/** A way that bends into another one, beside the way that was planned. */
function Change() {
	return (
		<>
			<path d="M10 70H190" {...line} className="stroke-on-band/40" strokeWidth="2" strokeDasharray="3 6" />
			<g data-line="physics">
				<path d="M10 70H70" {...line} className="stroke-glow" strokeWidth="6" />
				<circle cx="10" cy="70" r="6" className="fill-glow" />
			</g>
			<g data-line="biology">
				<path d="M76 70C116 70 100 28 140 28H182" {...line} className="stroke-glow" strokeWidth="6" />
				<circle cx="186" cy="28" r="9" className="fill-glow/30" />
				<circle cx="186" cy="28" r="5" className="fill-glow" />
			</g>
			<circle cx="72" cy="70" r="7" className="fill-band stroke-on-band" strokeWidth="2.5" />
		</>
	);
}

const pictures: Readonly<Record<string, ComponentType>> = {
	"/resources/read-a-course-page": CoursePage,
	"/resources/what-studies-cost": Cost,
	"/resources/changing-course": Change,
	"a-question-for-an-oral-exam": OralExam,
	"a-year-of-research": YearOfResearch,
	"a-month-of-observations": MonthOfObservations,
	"read-a-scientific-article": ScientificArticle,
};

interface GuidePictureProps {
	/** The guide: its address, or its id where only members can read it. */
	readonly guide: string;
	readonly className: string;
}

/** A drawing of what a guide shows; nothing for a guide without one. Decorative; lies on the band. */
export function GuidePicture({ guide, className }: GuidePictureProps) {
	const Picture = pictures[guide];
	if (!Picture) return null;
	return (
		<svg aria-hidden="true" viewBox={viewBox} className={`${keepsLight} ${className}`}>
			<Picture />
		</svg>
	);
}
