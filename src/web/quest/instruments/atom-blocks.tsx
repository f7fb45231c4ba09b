import { useCallback } from "react";
import {
	atomBlocks,
	type BlockReading,
	type BlockSettings,
	placedIn,
	placing,
	puttingAtom,
	refusalOf,
	startKilograms,
} from "#domain/quest/instruments/atom-blocks.ts";
import { atomEconomy } from "#domain/quest/instruments/atom-molecules.ts";
import {
	type AtomTarget,
	allPlaced,
	atomsIn,
	nextAtom,
	withoutLast,
} from "#domain/quest/instruments/atom-placing.ts";
import { withinSteps } from "#domain/quest/instruments/instrument.ts";
import { AtomBar } from "./atom-bar.tsx";
import { AtomShelf } from "./atom-shelf.tsx";
import { DragHandle, Ring } from "./drag-handle.tsx";
import { Frame, Label, light, range } from "./drawing.tsx";
import { definePart, type PanelProps, type PictureProps } from "./part.ts";
import { PileButtons } from "./pile-buttons.tsx";

const kinds = [
	["product", light.green],
	["beside", light.amber],
	["astray", light.red],
] as const;

/** One block per kilogram: filled for the product, crossed for by-products, empty for losses. */
const blockPath = (kind: string, x: number, y: number): string => {
	const box = `M${x} ${y}h10.4v10.4h-10.4Z`;
	return kind === "beside" ? `${box}M${x} ${y}l10.4 10.4m0 -10.4l-10.4 10.4` : box;
};

const [top, pitch] = [170, 13.2];
/** The position of each kilogram's block: ten to a row. */
const spots = range(startKilograms).map(
	(index) => [6 + (index % 10) * pitch, top + Math.floor(index / 10) * pitch] as const,
);

/** The outline of every kilogram. */
const outlines = spots.map(([x, y]) => blockPath("product", x, y)).join("");

/**
 * Above, the atoms and where they end up; below, a hundred kilograms as a hundred blocks, with the losses on the way.
 */
function Picture({ settings, reading, text, onSet }: PictureProps<BlockSettings, BlockReading>) {
	const figures = reading?.figures ?? { product: 0, beside: 0, astray: 0, waste: 0 };
	const { recipe } = settings;
	const refused = refusalOf(settings);
	const placed = placedIn(settings);
	const isWhole = nextAtom(recipe, placed) === undefined;
	const edge = top + (figures.product / 10) * pitch;
	const ends = [figures.product, figures.product + figures.beside, figures.product + figures.waste];
	const onPut = useCallback(
		(atom: number, target: AtomTarget) => onSet?.(puttingAtom(recipe, placed, atom, target)),
		[onSet, recipe, placed],
	);
	return (
		<Frame label={text("title")} height={306}>
			<Label x={6} y={18} size={14.5} isStrong>
				{text(`drawing.${recipe}`)}
			</Label>
			<AtomBar recipe={recipe} placed={placed} text={text} />
			<path d={outlines} fill="none" stroke={light.rule} strokeWidth="1" />
			{kinds.map(([kind, colour], index) => (
				<path
					key={kind}
					d={spots
						.slice(index === 0 ? 0 : ends[index - 1], ends[index])
						.map(([x, y]) => blockPath(kind, x, y))
						.join("")}
					fill={kind === "product" ? colour : "none"}
					stroke={colour}
					strokeWidth="1.6"
					strokeDasharray={kind === "astray" ? "3 2" : undefined}
				/>
			))}
			{onSet && isWhole ? (
				<DragHandle
					value={settings.yieldPercent}
					cursor="cursor-ns-resize"
					onMove={(moved, before) => {
						// A row of blocks is ten kilograms; a recipe of half the atoms needs half the width.
						const percent = (moved.y * 10) / pitch / atomEconomy(recipe);
						const yieldPercent = withinSteps(atomBlocks, "yieldPercent", before + percent);
						if (yieldPercent !== settings.yieldPercent) onSet({ yieldPercent });
					}}
				>
					<path d={`M2 ${edge}H146`} stroke={light.ink} strokeWidth="1.4" strokeDasharray="2 3" />
					<Ring x={158} y={edge} />
				</DragHandle>
			) : null}
			{kinds.map(([kind, colour], row) => (
				<g key={kind} transform={`translate(206 ${190 + row * 44})`}>
					<path
						d={blockPath(kind, 0, -11)}
						fill={kind === "product" ? colour : "none"}
						stroke={colour}
						strokeWidth="1.6"
						strokeDasharray={kind === "astray" ? "3 2" : undefined}
					/>
					<Label x={22} y={0} size={14.5}>
						{text(`drawing.${kind}`)}
					</Label>
					<Label x={22} y={21} size={20} colour={colour} isStrong>
						{text("readouts.product.value", { value: figures[kind] })}
					</Label>
				</g>
			))}
			<AtomShelf recipe={recipe} placed={placed} text={text} onPut={onSet && onPut} />
			{refused === "none" ? null : (
				<g>
					<rect
						x="6"
						y="106"
						width="428"
						height="40"
						rx="6"
						fill={light.ground}
						stroke={light.ink}
						strokeWidth="2"
					/>
					<Label x={220} y={131} anchor="middle" size={15} isStrong>
						{text(`placing.${refused}`)}
					</Label>
				</g>
			)}
		</Frame>
	);
}

/** Places the atoms one after the other. */
function Panel({ settings, text, onSet }: PanelProps<BlockSettings>) {
	const { recipe } = settings;
	const placed = placedIn(settings);
	const atoms = atomsIn(recipe);
	const next = nextAtom(recipe, placed);
	const send = (place: AtomTarget) => (): void => {
		if (next !== undefined) onSet(puttingAtom(recipe, placed, next, place));
	};
	return (
		<PileButtons
			label={text("placing.label")}
			turn={
				next === undefined
					? text("placing.done", { total: atoms.length })
					: text("placing.turn", {
							value: placed.length + 1,
							total: atoms.length,
							element: text(`elements.${atoms[next]?.element ?? ""}`),
						})
			}
			isLeft={next !== undefined}
			ways={[text("placing.toProduct"), text("placing.toBin")]}
			onLeft={send("product")}
			onRight={send("bin")}
			undo={{
				label: text("placing.undo"),
				isPossible: placed.length > 0,
				onUndo: () => onSet(placing(recipe, withoutLast(placed))),
			}}
			rest={{
				label: text("placing.rest"),
				onRest: () => onSet(placing(recipe, allPlaced(recipe, placed))),
			}}
		/>
	);
}

export default definePart({
	instrument: atomBlocks,
	Picture,
	Panel,
	note: "drawing.today",
	moreValues: (settings, _, text): Record<string, string> => ({
		placed: `${placedIn(settings).length}`,
		atoms: `${atomsIn(settings.recipe).length}`,
		refused: refusalOf(settings) === "none" ? "" : ` ${text(`placing.${refusalOf(settings)}`)}`,
	}),
});
