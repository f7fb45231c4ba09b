import { memo } from "react";
import {
	type HillReading,
	type HillSettings,
	hill,
	type RidePoint,
	startMetres,
	trackHeight,
	trackPoints,
} from "#domain/quest/instruments/hill.ts";
import { withinSteps } from "#domain/quest/instruments/instrument.ts";
import { DragHandle, Ring } from "./drag-handle.tsx";
import { Frame, Label, light } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const width = 440;
const height = 270;
const [left, right, floor, top] = [34, 425, 248, 20];
const highest = 35;
const xOf = (along: number) => left + (right - left) * along;
const yOf = (metres: number) => floor - ((floor - top) * metres) / highest;

const trackPath = (settings: HillSettings): string =>
	Array.from({ length: 101 }, (_, index) => index / 100)
		.map(
			(along, index) =>
				`${index ? "L" : "M"}${xOf(along).toFixed(1)} ${yOf(trackHeight(along, settings)).toFixed(1)}`,
		)
		.join("");

/**
 * The energy of every fourth moment as three vertical lines: height below, motion above it, heat under the ceiling.
 */
function Energy({
	ride,
	text,
}: {
	readonly ride: readonly RidePoint[];
	readonly text: (key: string) => string;
}) {
	const lines = ride.filter((_, index) => index % 4 === 0);
	const path = (from: (point: RidePoint) => number, to: (point: RidePoint) => number) =>
		lines
			.map(
				(point) =>
					`M${xOf(point.along).toFixed(1)} ${yOf(from(point)).toFixed(1)}V${yOf(to(point)).toFixed(1)}`,
			)
			.join("");
	const ceiling = ride
		.map(
			(point, index) =>
				`${index ? "L" : "M"}${xOf(point.along).toFixed(1)} ${yOf(point.height + point.motion).toFixed(1)}`,
		)
		.join("");
	const isFar = ride.length > 60;
	return (
		<g fill="none">
			<path
				d={path(
					() => 0,
					(point) => point.height,
				)}
				stroke={light.violet}
				strokeWidth="1.2"
				opacity=".85"
			/>
			<path
				d={path(
					(point) => point.height,
					(point) => point.height + point.motion,
				)}
				stroke={light.cyan}
				strokeWidth="3"
				opacity=".9"
			/>
			<path
				d={path(
					(point) => point.height + point.motion,
					() => startMetres,
				)}
				stroke={light.red}
				strokeWidth="3"
				strokeDasharray="2 1.5"
			/>
			<path d={ceiling} stroke={light.ink} strokeWidth="1.4" />
			{isFar ? (
				<>
					<rect x={xOf(0.25) - 34} y={yOf(4) - 14} width="68" height="20" rx="10" fill={light.ground} />
					<Label x={xOf(0.25)} y={yOf(4)} anchor="middle" colour={light.violet} isStrong>
						{text("drawing.height")}
					</Label>
					<g>
						<rect x={xOf(0.37) - 32} y={yOf(19) - 14} width="64" height="20" rx="10" fill={light.ground} />
						<Label x={xOf(0.37)} y={yOf(19)} anchor="middle" colour={light.cyan} isStrong>
							{text("drawing.speed")}
						</Label>
					</g>
				</>
			) : null}
		</g>
	);
}

interface HandleProps {
	readonly along: number;
	readonly metres: number;
	readonly control: "summitMetres" | "valleyMetres";
	readonly onSet: (change: Partial<HillSettings>) => void;
}

/** A ring with two arrows on a pillar that drags the track up and down; the sliders do the same. */
function Handle({ along, metres, control, onSet }: HandleProps) {
	const [x, y] = [xOf(along), yOf(metres) + 18];
	return (
		<DragHandle
			value={metres}
			cursor="cursor-ns-resize"
			onMove={(moved, before) => {
				const next = withinSteps(hill, control, before - (moved.y * highest) / (floor - top));
				if (next !== metres) onSet({ [control]: next });
			}}
		>
			<path d={`M${x} ${y}V${floor}`} stroke={light.ink} strokeWidth="2" />
			<Ring x={x} y={y} />
		</DragHandle>
	);
}

/** The lines of every ten metres, which no setting changes. */
const Heights = memo(function Heights() {
	return (
		<g>
			{[0, 10, 20, 30].map((metres) => (
				<g key={metres}>
					<path
						d={`M${left} ${yOf(metres)}H${right}`}
						stroke={light.rule}
						strokeDasharray={metres % 30 ? "1 5" : undefined}
					/>
					<Label x={left - 6} y={yOf(metres) + 5} anchor="end" size={12} colour={light.soft}>
						{metres}
					</Label>
				</g>
			))}
		</g>
	);
});

/** The track is its own energy diagram: the train's energy is divided, never created. */
function Picture({ settings, reading, progress, text, onSet }: PictureProps<HillSettings, HillReading>) {
	const track = trackPath(settings);
	const ride = reading ? reading.ride : [];
	const reached = Math.max(1, Math.ceil(ride.length * Math.min(1, progress / 0.8)));
	const done = ride.slice(0, reached);
	// A train that stops rolls back in the last fifth.
	const isBack = reading?.outcome === "stopped" && progress > 0.8;
	const back = isBack ? Math.round((ride.length - 1) * (1 - ((progress - 0.8) / 0.2) * 0.35)) : reached - 1;
	const train = ride[back];
	const isOver = progress >= 1 && reading !== null;
	return (
		<Frame label={text("title")} width={width} height={height}>
			<Heights />
			{reading ? <Energy ride={done} text={text} /> : null}
			<path d={track} fill="none" stroke={light.ground} strokeWidth="8" />
			<path d={track} fill="none" stroke={light.ink} strokeWidth="3" strokeLinecap="round" />
			<Label x={xOf(trackPoints.start) + 6} y={yOf(startMetres) - 8} size={12}>
				{text("drawing.start")}
			</Label>
			{isOver && (reading.figures.heat ?? 0) > 0.3 ? (
				<Label x={xOf(0.54)} y={yOf(30.6)} size={13} colour={light.red} isStrong>
					{text("drawing.heat")}
				</Label>
			) : null}
			{onSet ? (
				<>
					<Handle
						along={trackPoints.valley}
						metres={settings.valleyMetres}
						control="valleyMetres"
						onSet={onSet}
					/>
					<Handle
						along={trackPoints.summit}
						metres={settings.summitMetres}
						control="summitMetres"
						onSet={onSet}
					/>
				</>
			) : null}
			{isBack && train ? (
				<path
					d={done
						.slice(back)
						.map((point, index) => `${index ? "L" : "M"}${xOf(point.along)} ${yOf(point.height) - 5}`)
						.join("")}
					fill="none"
					stroke={light.yellow}
					strokeWidth="2"
					strokeDasharray="2 4"
				/>
			) : null}
			{train ? (
				<g>
					<circle cx={xOf(train.along)} cy={yOf(train.height)} r="13" fill={light.yellow} opacity=".4" />
					<circle cx={xOf(train.along)} cy={yOf(train.height)} r="6" fill={light.ink} />
				</g>
			) : (
				<circle cx={xOf(trackPoints.start)} cy={yOf(startMetres)} r="6" fill={light.ink} />
			)}
		</Frame>
	);
}

export default definePart({ instrument: hill, Picture, assumption: "drawing.assumption" });
