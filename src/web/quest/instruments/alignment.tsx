import { memo } from "react";
import {
	type AlignmentReading,
	type AlignmentSettings,
	alignment,
	furthestSlide,
	sequenceOf,
} from "#domain/quest/instruments/alignment.ts";
import { withinSteps } from "#domain/quest/instruments/instrument.ts";
import { DragHandle } from "./drag-handle.tsx";
import { Frame, Label, light, range, sized } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const cell = 17.6;
const hues: Readonly<Record<string, string>> = {
	A: light.green,
	C: light.cyan,
	G: light.yellow,
	T: light.violet,
	"+": light.red,
};

interface LettersProps {
	readonly word: string;
	/** The left edge of the first letter's cell. */
	readonly from: number;
	readonly y: number;
}

/** Letters in cells of equal width, rerendered only if they change: a drag moves them as a whole. */
const Letters = memo(function Letters({ word, from, y }: LettersProps) {
	return Array.from(word, (letter, index) => (
		<text
			// biome-ignore lint/suspicious/noArrayIndexKey: a letter is identified by its index
			key={index}
			x={from + (index + 0.5) * cell}
			y={y}
			textAnchor="middle"
			style={sized(18)}
			fontWeight="650"
			stroke="none"
			fill={hues[letter]}
		>
			{letter}
		</text>
	));
});

/** A read that slides under a reference; mismatches are crossed and highlighted. */
function Picture({
	settings,
	reading,
	text,
	number,
	onSet,
}: PictureProps<AlignmentSettings, AlignmentReading>) {
	const sequence = sequenceOf(settings.reference);
	const read = reading?.read ?? "";
	const x = (index: number) => 10 + index * cell;
	const where = (isMatch: boolean) =>
		range(read.length).filter((index) => (reading?.matches[index] ?? false) === isMatch);
	const mismatches = reading?.figures.mismatches ?? 0;
	return (
		<Frame label={text("title")} height={190}>
			<Label x={10} y={22} size={14} colour={light.soft}>
				{text("drawing.reference", { value: text(`values.reference.${settings.reference}`) })}
			</Label>
			<Letters word={sequence} from={10} y={56} />
			<path d={`M10 64H${x(sequence.length)}`} stroke={light.rule} />
			<DragHandle
				value={settings.slide}
				cursor="cursor-ew-resize"
				onMove={
					onSet &&
					((moved, before) => {
						const slide = withinSteps(alignment, "slide", before + moved.x / cell);
						if (slide !== settings.slide) onSet({ slide });
					})
				}
			>
				{/* One group, so that a drag only changes its transform. */}
				<g transform={`translate(${x(furthestSlide + settings.slide)} 0)`} fill="none" strokeWidth="2">
					<rect
						x="-4"
						y="66"
						width={cell * read.length + 8}
						height="52"
						rx="6"
						fill="transparent"
						stroke={onSet ? light.soft : "none"}
						strokeWidth="1"
					/>
					{onSet ? (
						<path d={`M-4 92l-7 -5v10ZM${cell * read.length + 4} 92l7 -5v10Z`} fill={light.ink} />
					) : null}
					<path
						d={where(true)
							.map((index) => `M${(index + 0.5) * cell - 4} 72h8m-8 6h8`)
							.join("")}
						stroke={light.soft}
					/>
					<path
						d={where(false)
							.map(
								(index) =>
									`M${index * cell + 0.8} 84h${cell - 1.6}v26h${1.6 - cell}ZM${(index + 0.5) * cell - 4} 71l8 8m0 -8l-8 8`,
							)
							.join("")}
						stroke={light.red}
						strokeLinejoin="round"
					/>
					<Letters word={read} from={0} y={104} />
				</g>
			</DragHandle>
			<Label x={10} y={136} size={14} colour={light.soft}>
				{text("drawing.read")}
			</Label>
			<Label x={10} y={176} size={26} isStrong>
				{text("readouts.mismatches.value", { value: number(mismatches) })}
			</Label>
			<Label x={140} y={174} size={14} colour={light.soft}>
				{text("readouts.mismatches.label")}
			</Label>
		</Frame>
	);
}

export default definePart({ instrument: alignment, Picture, isFigured: true, note: "drawing.note" });
