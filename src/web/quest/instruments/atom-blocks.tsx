import {
	atomBlocks,
	type BlockReading,
	type BlockSettings,
	startKilograms,
} from "#domain/quest/instruments/atom-blocks.ts";
import { Frame, Label, light, Note, places } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const kinds = [
	["product", light.green],
	["beside", light.amber],
	["astray", light.red],
] as const;

/** One block for each kilogram: filled for the product, crossed for what the recipe makes besides, empty for what is lost. */
const blockPath = (kind: string, x: number, y: number): string => {
	const box = `M${x} ${y}h14v14h-14Z`;
	return kind === "beside" ? `${box}M${x} ${y}l14 14m0 -14l-14 14` : box;
};

/** A hundred kilograms as a hundred blocks: what ends in the product, what in the bin. */
function Picture({ settings, reading, say }: PictureProps<BlockSettings, BlockReading>) {
	const figures = reading?.figures ?? { product: 0, beside: 0, astray: 0, waste: 0 };
	const kindOf = (place: number) =>
		place < figures.product ? 0 : place < figures.product + figures.beside ? 1 : 2;
	return (
		<>
			<Frame label={say("title")} height={226}>
				<Label x={6} y={20} size={14.5} isStrong>
					{say(`drawing.${settings.recipe}`)}
				</Label>
				{places(startKilograms).map((place) => {
					const [kind, colour] = kinds[kindOf(place)] ?? kinds[2];
					return (
						<path
							key={place}
							d={blockPath(kind, 6 + (place % 10) * 18.5, 36 + Math.floor(place / 10) * 18.5)}
							fill={kind === "product" ? colour : "none"}
							stroke={colour}
							strokeWidth="1.6"
							strokeDasharray={kind === "astray" ? "3 2" : undefined}
						/>
					);
				})}
				{kinds.map(([kind, colour], row) => (
					<g key={kind} transform={`translate(214 ${62 + row * 60})`}>
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
						<Label x={24} y={25} size={22} colour={colour} isStrong>
							{say("readouts.product.value", { value: figures[kind] })}
						</Label>
					</g>
				))}
			</Frame>
			<Note>{say("drawing.today")}</Note>
		</>
	);
}

export default definePart({ instrument: atomBlocks, Picture });
