import { memo } from "react";
import {
	crevasseMetres,
	type DriveReading,
	type DriveSettings,
	signalDelay,
} from "#domain/quest/instruments/signal-delay.ts";
import { Frame, Label, light } from "./drawing.tsx";
import { definePart, type InstrumentText, type PictureProps } from "./part.ts";

const groundY = 188;
const xOf = (metres: number) => 20 + Math.min(metres, 62) * 6.55;

/** Earth, Mars, and the ground with its crevasse, which no setting changes. */
const Worlds = memo(function Worlds({ text }: { readonly text: InstrumentText }) {
	return (
		<g>
			<circle cx="40" cy="44" r="16" fill="none" stroke={light.cyan} strokeWidth="2.5" />
			<path d="M28 40q8 -8 16 0t10 4" fill="none" stroke={light.cyan} strokeWidth="2" />
			<circle cx="400" cy="44" r="12" fill="none" stroke={light.red} strokeWidth="2.5" />
			<path d="M60 44H384" stroke={light.rule} strokeWidth="2" strokeDasharray="2 6" />
			<Label x={40} y={80} anchor="middle" size={13}>
				{text("drawing.earth")}
			</Label>
			<Label x={400} y={80} anchor="middle" size={13}>
				{text("drawing.mars")}
			</Label>
			<path
				d={`M8 ${groundY}H${xOf(crevasseMetres)}l4 44h16l4 -44H432`}
				fill="none"
				stroke={light.ink}
				strokeWidth="2.5"
			/>
			{[0, 10, 20, 30, 40, 50, 60].map((mark) => (
				<Label key={mark} x={xOf(mark)} y={248} anchor="middle" size={11.5} colour={light.soft}>
					{mark}
				</Label>
			))}
			<Label x={xOf(crevasseMetres) + 12} y={130} anchor="middle" size={13} colour={light.red}>
				{text("drawing.crevasse")}
			</Label>
		</g>
	);
});

/** Above, the signal between Mars and Earth; below, the rover that keeps driving until it arrives. */
function Picture({ settings, reading, progress, text, number }: PictureProps<DriveSettings, DriveReading>) {
	const metres = (reading?.figures.metres ?? 0) * progress;
	const isFallen = reading?.outcome === "fell" && metres > crevasseMetres + 1;
	const x = isFallen ? xOf(crevasseMetres + 2) : xOf(metres);
	const isAsked = settings.driver === "earth" && reading !== null;
	// The picture goes to Earth in the first half, and the command returns in the second.
	const signal = progress < 0.5 ? 384 - 328 * progress * 2 : 56 + 328 * (progress - 0.5) * 2;
	return (
		<Frame label={text("title")} height={252}>
			<Worlds text={text} />
			{isAsked && progress < 1 ? (
				<circle cx={signal} cy="44" r={settings.transmitter === "stronger" ? 9 : 5} fill={light.yellow} />
			) : null}
			{reading ? (
				<Label x={220} y={32} anchor="middle" size={15} isStrong>
					{text("readouts.minutes.value", { value: number((reading.figures.minutes ?? 0) * progress) })}
				</Label>
			) : null}
			<g transform={`translate(${x} ${isFallen ? groundY + 34 : groundY}) rotate(${isFallen ? 60 : 0})`}>
				<path d="M-16 -16H12V-8H-16ZM2 -16V-30H10" fill="none" stroke={light.ink} strokeWidth="2.2" />
				<path
					d="M-14 -4a4 4 0 1 0 .1 0M-3 -4a4 4 0 1 0 .1 0M8 -4a4 4 0 1 0 .1 0"
					fill="none"
					stroke={light.ink}
					strokeWidth="2"
				/>
				{settings.driver === "rover" ? (
					<path d="M12 -27l22 22v-18Z" fill={light.yellow} opacity=".35" />
				) : null}
			</g>
			{reading && progress >= 1 && (reading.figures.metres ?? 0) > crevasseMetres ? (
				<g>
					<path
						d={`M${xOf(reading.figures.metres)} ${groundY - 34}V${groundY}`}
						stroke={light.yellow}
						strokeWidth="2"
						strokeDasharray="3 3"
					/>
					<Label
						x={Math.min(432, xOf(reading.figures.metres) + 20)}
						y={groundY - 40}
						anchor="end"
						size={13}
						colour={light.yellow}
					>
						{text("readouts.metres.value", { value: number(reading.figures.metres) })}
					</Label>
				</g>
			) : null}
		</Frame>
	);
}

export default definePart({ instrument: signalDelay, Picture, note: "drawing.note" });
