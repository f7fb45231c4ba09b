import {
	atomBlocks,
	atomEconomy,
	type BlockReading,
	type BlockSettings,
	elementBlocks,
	type Recipe,
	startKilograms,
} from "#domain/quest/instruments/atom-blocks.ts";
import { withinSteps } from "#domain/quest/instruments/instrument.ts";
import { Frame, Label, light, places } from "./drawing.tsx";
import { Grab } from "./grab.tsx";
import { definePart, type PictureProps, type Say } from "./part.ts";

const kinds = [
	["product", light.green],
	["beside", light.amber],
	["astray", light.red],
] as const;

/** One block for each kilogram: filled for the product, crossed for what the recipe makes besides, empty for what is lost. */
const blockPath = (kind: string, x: number, y: number): string => {
	const box = `M${x} ${y}h12.5v12.5h-12.5Z`;
	return kind === "beside" ? `${box}M${x} ${y}l12.5 12.5m0 -12.5l-12.5 12.5` : box;
};

const [width, top, pitch] = [428, 96, 16];

const subscript = (count: number): string =>
	count === 1 ? "" : Array.from(`${count}`, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");

/** The atoms of the reaction side by side, each block as wide as it weighs: what ends in the product, what in the bin. */
function Atoms({ recipe, say }: { readonly recipe: Recipe; readonly say: Say }) {
	const blocks = elementBlocks(recipe);
	const whole = blocks.reduce((sum, { mass }) => sum + mass, 0);
	const productWidth = width * atomEconomy(recipe);
	const hasBin = blocks.some(({ isProduct }) => !isProduct);
	let before = 0;
	return (
		<g>
			{blocks.map(({ element, count, mass, isProduct }) => {
				const x = 6 + (width * before) / whole;
				const wide = (width * mass) / whole;
				before += mass;
				const colour = isProduct ? light.green : light.amber;
				return (
					<g key={`${element}${isProduct}`}>
						<rect
							x={x + 1}
							y="30"
							width={wide - 2}
							height="26"
							rx="3"
							fill="none"
							stroke={colour}
							strokeWidth="2"
						/>
						{isProduct ? null : (
							<path d={`M${x + 1} 56l${Math.min(26, wide - 2)} -26`} stroke={colour} strokeWidth="1.2" />
						)}
						{wide > 22 ? (
							<text
								x={x + wide / 2}
								y="48"
								textAnchor="middle"
								fontSize="14"
								fontWeight="650"
								fill={light.ink}
								stroke={light.ground}
								strokeWidth="4"
								paintOrder="stroke"
							>
								{`${element}${subscript(count)}`}
							</text>
						) : null}
					</g>
				);
			})}
			<Label x={6} y={74} size={13} colour={light.green}>
				{say("drawing.toProduct")}
			</Label>
			{hasBin ? (
				<Label x={12 + productWidth} y={74} size={13} colour={light.amber}>
					{say("drawing.toBin")}
				</Label>
			) : null}
		</g>
	);
}

/** Above, where the atoms go; below, a hundred kilograms as a hundred blocks, with what is lost on the way. */
function Picture({ settings, reading, say, onSet }: PictureProps<BlockSettings, BlockReading>) {
	const figures = reading?.figures ?? { product: 0, beside: 0, astray: 0, waste: 0 };
	const kindOf = (place: number) =>
		place < figures.product ? 0 : place < figures.product + figures.beside ? 1 : 2;
	const edge = top + (figures.product / 10) * pitch;
	return (
		<Frame label={say("title")} height={264}>
			<Label x={6} y={20} size={14.5} isStrong>
				{say(`drawing.${settings.recipe}`)}
			</Label>
			<Atoms recipe={settings.recipe} say={say} />
			{kinds.map(([kind, colour], index) => (
				<path
					key={kind}
					d={places(startKilograms)
						.filter((place) => kindOf(place) === index)
						.map((place) => blockPath(kind, 6 + (place % 10) * pitch, top + Math.floor(place / 10) * pitch))
						.join("")}
					fill={kind === "product" ? colour : "none"}
					stroke={colour}
					strokeWidth="1.6"
					strokeDasharray={kind === "astray" ? "3 2" : undefined}
				/>
			))}
			{onSet ? (
				<Grab
					value={settings.yieldPercent}
					cursor="cursor-ns-resize"
					onMove={(moved, before) => {
						// A row of blocks is ten kilograms; a recipe of half the atoms needs half the way.
						const percent = (moved.y * 10) / pitch / atomEconomy(settings.recipe);
						const yieldPercent = withinSteps(atomBlocks, "yieldPercent", before + percent);
						if (yieldPercent !== settings.yieldPercent) onSet({ yieldPercent });
					}}
				>
					<circle cx="184" cy={edge} r="22" fill="transparent" />
					<path d={`M2 ${edge}H172`} stroke={light.ink} strokeWidth="1.4" strokeDasharray="2 3" />
					<circle cx="184" cy={edge} r="11" fill={light.ground} stroke={light.ink} strokeWidth="2" />
					<path
						d={`M180 ${edge - 2}l4 -4l4 4m-8 4l4 4l4 -4`}
						fill="none"
						stroke={light.ink}
						strokeWidth="1.6"
					/>
				</Grab>
			) : null}
			{kinds.map(([kind, colour], row) => (
				<g key={kind} transform={`translate(226 ${120 + row * 52})`}>
					<path
						d={blockPath(kind, 0, -13)}
						fill={kind === "product" ? colour : "none"}
						stroke={colour}
						strokeWidth="1.6"
						strokeDasharray={kind === "astray" ? "3 2" : undefined}
					/>
					<Label x={24} y={0} size={15}>
						{say(`drawing.${kind}`)}
					</Label>
					<Label x={24} y={24} size={21} colour={colour} isStrong>
						{say("readouts.product.value", { value: figures[kind] })}
					</Label>
				</g>
			))}
		</Frame>
	);
}

export default definePart({ instrument: atomBlocks, Picture, note: "drawing.today" });
