import { memo } from "react";
import type { Recipe } from "#domain/quest/instruments/atom-molecules.ts";
import { molarMass, recipes } from "#domain/quest/instruments/atom-molecules.ts";
import { elementBlocks } from "#domain/quest/instruments/atom-placing.ts";
import { Label, light, sized } from "./drawing.tsx";
import type { InstrumentText } from "./part.ts";

const [left, width, top, height] = [6, 428, 112, 28];

const subscript = (count: number): string =>
	count === 1 ? "" : Array.from(`${count}`, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");

interface AtomBarProps {
	readonly recipe: Recipe;
	readonly placed: string;
	readonly text: InstrumentText;
}

/**
 * The placed atoms, each element as wide as its mass: the product from the left, the bin from the right. They meet
 * exactly when every atom is placed.
 */
export const AtomBar = memo(function AtomBar({ recipe, placed, text }: AtomBarProps) {
	const whole = molarMass([...recipes[recipe].from]);
	let [fromLeft, fromRight] = [left, left + width];
	return (
		<g>
			<rect
				x={left}
				y={top}
				width={width}
				height={height}
				rx="4"
				fill="none"
				stroke={light.soft}
				strokeDasharray="3 4"
			/>
			{elementBlocks(recipe, placed).map(({ element, count, mass, isProduct }) => {
				const wide = (width * mass) / whole;
				const x = isProduct ? fromLeft : fromRight - wide;
				if (isProduct) fromLeft += wide;
				else fromRight -= wide;
				const colour = isProduct ? light.green : light.amber;
				return (
					<g key={`${element}${isProduct}`}>
						<rect
							x={x + 1}
							y={top}
							width={Math.max(1, wide - 2)}
							height={height}
							rx={wide > 8 ? 3 : 0}
							fill={light.ground}
							stroke={colour}
							strokeWidth="2"
						/>
						{isProduct ? null : (
							<path
								d={`M${x + 1} ${top + height}l${Math.min(height, wide - 2)} ${-height}`}
								stroke={colour}
								strokeWidth="1.2"
							/>
						)}
						{wide > 22 ? (
							<text
								x={x + wide / 2}
								y={top + 19}
								textAnchor="middle"
								style={sized(14)}
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
			<Label x={left} y={top + height + 17} size={13} colour={light.green}>
				{`← ${text("drawing.toProduct")}`}
			</Label>
			<Label x={left + width} y={top + height + 17} anchor="end" size={13} colour={light.amber}>
				{`${text("drawing.toBin")} →`}
			</Label>
		</g>
	);
});
