import { useState } from "react";
import type { ForestPicture } from "#domain/quest/instruments/forest-pictures.ts";
import type { PileName } from "#domain/quest/instruments/sorting.ts";
import { DragHandle } from "../drag-handle.tsx";
import { Frame, light } from "../drawing.tsx";
import type { InstrumentText } from "../part.ts";
import { Pile } from "./pile.tsx";
import { Scene, sceneOf } from "./scene.tsx";

interface SortingTableProps {
	readonly pictures: readonly ForestPicture[];
	readonly sorted: string;
	/** The index of the next picture. */
	readonly next: number;
	readonly text: InstrumentText;
	readonly onPut?: ((pile: PileName) => void) | undefined;
}

/** A picture dragged this far to one side, in the drawing's units, is put on that side's pile. */
const farEnough = 56;

/** One picture between two piles: it is dragged to one of them, or sent there by button or key. */
export function SortingTable({ pictures, sorted, next, text, onPut }: SortingTableProps) {
	const [aside, setAside] = useState(0);
	const picture = pictures[next];
	const over = Math.abs(aside) < farEnough ? null : aside < 0 ? "boar" : "deer";
	return (
		<Frame label={text("title")} height={162}>
			<Pile x={4} pile="boar" pictures={pictures} sorted={sorted} mistakes={[]} text={text} />
			<Pile x={338} pile="deer" pictures={pictures} sorted={sorted} mistakes={[]} text={text} />
			{(["boar", "deer"] as const).map((pile) => (
				<rect
					key={pile}
					x={pile === "boar" ? 0 : 334}
					y="22"
					width="106"
					height="118"
					rx="6"
					fill="none"
					stroke={over === pile ? light.ink : "none"}
					strokeWidth="2"
				/>
			))}
			{picture ? (
				<DragHandle
					value={0}
					cursor="cursor-grab"
					onMove={({ x }) => setAside(x)}
					onDrop={() => {
						setAside(0);
						if (over) onPut?.(over);
					}}
				>
					<g transform={`translate(${136 + aside} 24) rotate(${aside / 14} 84 67) scale(2.8)`}>
						<Scene {...sceneOf(picture, next)} />
					</g>
				</DragHandle>
			) : null}
		</Frame>
	);
}
