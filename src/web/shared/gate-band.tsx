import type { CategoryKey } from "#domain/careers/category.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { darkLines } from "./spectrum/spectrum-lines.ts";

/** A thing behind a gate in a square of 64: its strokes, the part of it that shines, and the field of its colour. */
interface GateDrawing {
	readonly plain: string;
	readonly lit: string;
	readonly field: CategoryKey;
}

const drawings = {
	// A door ajar: light comes through.
	room: {
		plain: "M14 58V8h30v50M6 58h52M44 14l-16 6v40l16-2M33 38v4",
		lit: "M49 20v30M55 26v18",
		field: "food",
	},
	// A letter, and a line of light out of it.
	letter: { plain: "M8 24h48v32H8zM8 24l24 18 24-18", lit: "M32 4v14M22 8v7M42 8v7", field: "computer" },
	// A class: its lines, and the wall that they light.
	class: {
		plain: "M6 8h52v30H6zM12 56v-8M22 56v-8M32 56v-8M42 56v-8M52 56v-8",
		lit: "M18 14v18M28 20v12M38 12v20M47 22v10",
		field: "biology",
	},
	// Two telephones with the same line.
	family: {
		plain: "M6 10h20v44H6zM38 10h20v44H38zM13 48h6M45 48h6",
		lit: "M12 18v22M20 26v14M44 18v22M52 26v14",
		field: "health",
	},
	// A school and its windows.
	school: {
		plain: "M8 56V26L32 10l24 16v30zM4 56h56M28 56V44h8v12",
		lit: "M16 34h6M42 34h6M29 28h6M16 44h6M42 44h6",
		field: "materials",
	},
} as const satisfies Readonly<Record<string, GateDrawing>>;

export type GateName = keyof typeof drawings;

interface GateBandProps {
	readonly gate: GateName;
	/** The size of the band. */
	readonly className?: string;
	/** Where the drawing is in it. */
	readonly inside?: string;
}

/** The picture of a page that is closed, or empty as yet: what is behind it, drawn over lines that are not lit. Decorative. */
export function GateBand({ gate, className = "", inside = "px-5" }: GateBandProps) {
	const { plain, lit, field } = drawings[gate];
	return (
		<div className={`relative overflow-hidden bg-band [forced-color-adjust:none] ${className}`}>
			<SpectrumBand lines={darkLines} className="absolute inset-0 size-full max-w-none opacity-60" />
			<div className={`relative grid h-full content-center ${inside}`}>
				<svg
					viewBox="0 0 64 64"
					aria-hidden="true"
					data-line={field}
					className="h-4/5 max-h-32"
					fill="none"
					strokeLinecap="round"
					strokeLinejoin="round"
				>
					<path d={lit} className="stroke-glow" opacity=".28" strokeWidth="8" />
					<path d={plain} className="stroke-on-band/75" strokeWidth="2" />
					<path d={lit} className="stroke-glow" strokeWidth="3" />
				</svg>
			</div>
		</div>
	);
}
