import { memo, useState } from "react";
import type { Recipe } from "#domain/quest/instruments/atom-molecules.ts";
import {
	type Atom,
	type AtomTarget,
	atomsIn,
	isPlaced,
	nextAtom,
} from "#domain/quest/instruments/atom-placing.ts";
import { DragHandle, type Moved } from "./drag-handle.tsx";
import { Label, light, sized } from "./drawing.tsx";
import type { InstrumentText } from "./part.ts";

/** Two rows of blocks, large enough for a finger on a phone. */
const [rowLength, pitch, size, top] = [11, 39.2, 33, 28];
/** An atom dropped below this line is placed: at the left in the product, at the right in the bin. */
const [underShelf, middle] = [104, 220];

const pointOf = (atom: number): readonly [number, number] => [
	5 + (atom % rowLength) * pitch,
	top + Math.floor(atom / rowLength) * (size + 6),
];

interface BlockProps {
	readonly atom: number;
	readonly element: string;
	readonly isNext: boolean;
	/** Omitted if nothing can be set. */
	readonly onPut: ((atom: number, target: AtomTarget) => void) | undefined;
}

/** One atom to drag to the product or the bin; dropped elsewhere it returns to the shelf. */
const AtomBlock = memo(function AtomBlock({ atom, element, isNext, onPut }: BlockProps) {
	const [moved, setMoved] = useState<Moved>({ x: 0, y: 0 });
	const [x, y] = pointOf(atom);
	const drop = (): void => {
		setMoved({ x: 0, y: 0 });
		const half = size / 2;
		if (y + half + moved.y > underShelf) onPut?.(atom, x + half + moved.x < middle ? "product" : "bin");
	};
	return (
		<DragHandle value={0} cursor="cursor-grab" isFree onMove={onPut && setMoved} onDrop={drop}>
			<rect
				x={x + moved.x}
				y={y + moved.y}
				width={size}
				height={size}
				rx="5"
				fill={light.ground}
				stroke={light.ink}
				strokeWidth={isNext ? 3 : 1.5}
			/>
			<text
				x={x + moved.x + size / 2}
				y={y + moved.y + 22}
				textAnchor="middle"
				style={sized(16)}
				fontWeight="650"
				fill={light.ink}
			>
				{element}
			</text>
		</DragHandle>
	);
});

/** A line under the atoms of one molecule, row by row. */
const moleculeLines = (atoms: readonly Atom[]): string =>
	atoms
		.map(({ molecule }, atom) => {
			const [x, y] = pointOf(atom);
			const isJoined = atoms[atom + 1]?.molecule === molecule && (atom + 1) % rowLength !== 0;
			return `M${x} ${y + size + 2.6}h${isJoined ? pitch : size}`;
		})
		.join("");

interface AtomShelfProps {
	readonly recipe: Recipe;
	readonly placed: string;
	readonly text: InstrumentText;
	readonly onPut: ((atom: number, target: AtomTarget) => void) | undefined;
}

/** The atoms of a recipe that have not been placed yet. */
export function AtomShelf({ recipe, placed, text, onPut }: AtomShelfProps) {
	const atoms = atomsIn(recipe);
	const next = nextAtom(recipe, placed);
	if (next === undefined)
		return (
			<Label x={220} y={72} anchor="middle" size={15} isStrong>
				{text("drawing.balanced")}
			</Label>
		);
	return (
		<g>
			<path d={moleculeLines(atoms)} stroke={light.soft} strokeWidth="1.4" />
			{/* In reverse order, so that a block dragged down passes over the row below. */}
			{atoms
				.map(({ element }, atom) => ({ element, atom }))
				.filter(({ atom }) => !isPlaced(placed, atom))
				.reverse()
				.map(({ element, atom }) => (
					<AtomBlock
						key={`${recipe}${atom}`}
						atom={atom}
						element={element}
						isNext={onPut !== undefined && atom === next}
						onPut={onPut}
					/>
				))}
		</g>
	);
}
