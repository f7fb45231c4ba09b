import type { CategoryKey } from "#domain/careers/category.ts";

/** An object of a field's work in a square of 64: its strokes, and the part of it that shines. */
interface WorkObject {
	readonly plain: string;
	readonly lit: string;
}

const objects: Readonly<Record<CategoryKey, WorkObject>> = {
	// A telescope that looks at a star.
	space: {
		plain: "M10 42 36 25l6 9-26 17zM16 38l6 9M28 44 20 58M30 43l9 15",
		lit: "M52 6v14M45 13h14M24 10h.1M60 30h.1",
	},
	// Atoms that crossed beams hold.
	physics: {
		plain: "M14 22q6 10 0 20M50 22q-6 10 0 20M22 14q10 6 20 0M22 50q10-6 20 0",
		lit: "M4 32h18M42 32h18M32 4v18M32 42v18M32 32h.1",
	},
	// A curve with its highest point.
	math: {
		plain: "M10 6v48h48M10 22h4M10 38h4M26 54v-4M42 54v-4",
		lit: "M12 48C28 48 28 14 40 14s10 22 18 26M40 14h.1",
	},
	// A line of a program, and the cursor after it.
	computer: { plain: "M6 12h52v36H6zM22 58h20M32 48v10", lit: "M15 22l8 8-8 8M29 39h14" },
	// A bridge: the deck carries.
	engineering: {
		plain: "M4 42 18 20h28l14 22M18 20l9 22 5-22 5 22 9-22M12 42v12M52 42v12",
		lit: "M3 42h58",
	},
	// A crystal and its atoms.
	materials: {
		plain: "M32 8 53 20v24L32 56 11 44V20zM32 32v24M11 20l21 12 21-12",
		lit: "M32 8h.1M53 20h.1M53 44h.1M32 56h.1M11 44h.1M11 20h.1M32 32h.1",
	},
	// A gauge in a river.
	environmental: {
		plain: "M32 5v34M32 10h9M32 18h6M32 26h9M32 34h6",
		lit: "M5 45q7-7 14 0t13 0 13 0 14 0M5 55q7-7 14 0t13 0 13 0 14 0",
	},
	// A microscope.
	biology: {
		plain: "M14 57h36M20 47h20M38 20a19 19 0 0 1 4 37M22 9l8-4 12 24-8 4z",
		lit: "M25 41h12M31 36v1",
	},
	// An ear of wheat.
	agriculture: {
		plain: "M32 60V20",
		lit: "M32 20q-5-6 0-14 5 8 0 14M32 33q-13-1-12-12 11 1 12 12M32 33q13-1 12-12-11 1-12 12M32 47q-13-1-12-12 11 1 12 12M32 47q13-1 12-12-11 1-12 12",
	},
	// A bowl that steams.
	food: {
		plain: "M7 34h50q-2 22-25 22T7 34M22 60h20",
		lit: "M20 26q-4-5 0-9t0-9M32 26q-4-5 0-9t0-9M44 26q-4-5 0-9t0-9",
	},
	// A mountain and the layers under it.
	earth: { plain: "M5 46q13-7 27 0t27 0M5 56q13-7 27 0t27 0", lit: "M7 37 24 12l9 12 6-7 18 20" },
	// A flask.
	chemistry: {
		plain: "M24 6h16M27 6v17L12 51q-2 6 4 7h32q6-1 4-7L37 23V6",
		lit: "M19 42h26M27 50h.1M37 48h.1M33 33h.1",
	},
	// A bottle of medicine.
	health: {
		plain: "M22 6h20v10H22zM25 16v6q-9 4-9 12v20q0 4 4 4h24q4 0 4-4V34q0-8-9-12v-6",
		lit: "M32 34v16M24 42h16",
	},
	// An open book.
	education: {
		plain: "M32 16Q22 8 6 10v40q16-2 26 6 10-8 26-6V10Q42 8 32 16v40",
		lit: "M14 21q6 0 11 3M14 32q6 0 11 3M50 21q-6 0-11 3M50 32q-6 0-11 3",
	},
};

const strokes = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** An object of the work in a field; what shines of it has the field's colour. Decorative; lies on the band. */
export function WorkDrawing({ category }: { readonly category: CategoryKey }) {
	const { plain, lit } = objects[category];
	return (
		<g {...strokes} data-line={category}>
			<path d={lit} className="stroke-glow" opacity=".28" strokeWidth="9" />
			<path d={plain} className="stroke-on-band/75" strokeWidth="2.2" />
			<path d={lit} className="stroke-glow" strokeWidth="3.2" />
		</g>
	);
}
