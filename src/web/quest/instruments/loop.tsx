import { memo } from "react";
import { gravity } from "#domain/quest/instruments/hill.ts";
import { withinSteps } from "#domain/quest/instruments/instrument.ts";
import {
	type LoopReading,
	type LoopSettings,
	loop,
	loopRadiusMetres,
} from "#domain/quest/instruments/loop.ts";
import { DragHandle, Ring } from "./drag-handle.tsx";
import { Frame, Label, light } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const scale = 7.2;
const floor = 250;
const [slopeLeft, bottom] = [48, 250];
const yOf = (metres: number) => floor - metres * scale;
const radius = loopRadiusMetres * scale;
const onLoop = (angle: number): [number, number] => [
	bottom + 40 + radius * Math.sin(angle),
	floor - radius * (1 - Math.cos(angle)),
];

/** The slope as half a wave down to the bottom of the loop. */
const onSlope = (share: number, startMetres: number): [number, number] => [
	slopeLeft + (bottom + 40 - slopeLeft) * share,
	yOf((startMetres * (1 + Math.cos(Math.PI * share))) / 2),
];

/** The position of a derailed train after so many seconds: a parabola. */
const fallen = ({ leavesAt, leavingSpeed }: LoopReading, seconds: number): [number, number] => {
	const [x, y] = onLoop(leavesAt);
	const along = leavingSpeed * seconds * scale;
	return [
		x + along * Math.cos(leavesAt),
		y - along * Math.sin(leavesAt) + (gravity * seconds * seconds * scale) / 2,
	];
};

/** Whether it left the rail above the middle of the loop. */
const isLost = ({ outcome }: LoopReading): boolean => outcome === "falls" || outcome === "short";

const pathOf = (points: readonly (readonly [number, number])[]) =>
	points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

const shares = Array.from({ length: 41 }, (_, index) => index / 40);
const circle = pathOf(shares.map((share) => onLoop(2 * Math.PI * share)));

/** The train's position at a fraction of the run: slope, loop, then fall or exit. */
const trainAt = (progress: number, startMetres: number, reading: LoopReading): [number, number] => {
	if (progress < 0.45) return onSlope((progress / 0.45) ** 2, startMetres);
	if (progress < 0.75) return onLoop(reading.leavesAt * ((progress - 0.45) / 0.3));
	const rest = (progress - 0.75) / 0.25;
	if (isLost(reading)) return fallen(reading, rest * fallSeconds(reading));
	if (reading.outcome === "back") return onLoop(reading.leavesAt * (1 - rest));
	return onLoop(Math.PI * (1 + rest));
};

/** Seconds from the rail to the ground: the positive root of height = ½ g t² − v t. */
const fallSeconds = ({ leavesAt, leavingSpeed }: LoopReading): number => {
	const up = leavingSpeed * Math.sin(leavesAt);
	const metres = loopRadiusMetres * (1 - Math.cos(leavesAt));
	return (up + Math.sqrt(up * up + 2 * gravity * metres)) / gravity;
};

/** The lines of every eight metres, which no setting changes. */
const Heights = memo(function Heights() {
	return (
		<g>
			{[0, 8, 16, 24].map((metres) => (
				<g key={metres}>
					<path
						d={`M34 ${yOf(metres)}H432`}
						stroke={light.rule}
						strokeDasharray={metres ? "1 5" : undefined}
					/>
					<Label x={28} y={yOf(metres) + 5} anchor="end" size={12} colour={light.soft}>
						{metres}
					</Label>
				</g>
			))}
		</g>
	);
});

/** A slope, a loop, and a train that must be fast enough at the top. */
function Picture({
	settings,
	reading,
	progress,
	text,
	number,
	onSet,
}: PictureProps<LoopSettings, LoopReading>) {
	const slope = pathOf(shares.map((share) => onSlope(share, settings.startMetres)));
	const [x, y] = reading
		? trainAt(progress, settings.startMetres, reading)
		: onSlope(0, settings.startMetres);
	const isFall = reading !== null && isLost(reading) && progress > 0.75;
	const topSpeed = reading?.figures.topSpeed ?? 0;
	return (
		<Frame label={text("title")} height={270}>
			<Heights />
			<path
				d={`${slope}${circle.replace("M", "L")}L425 ${floor}`}
				fill="none"
				stroke={light.ink}
				strokeWidth="3"
				strokeLinejoin="round"
			/>
			<Label x={slopeLeft + 14} y={yOf(settings.startMetres) - 10} size={13}>
				{text("drawing.start", {
					value: text("values.startMetres", { value: number(settings.startMetres) }),
				})}
			</Label>
			{onSet ? (
				<DragHandle
					value={settings.startMetres}
					cursor="cursor-ns-resize"
					onMove={(moved, before) => {
						const next = withinSteps(loop, "startMetres", before - moved.y / scale);
						if (next !== settings.startMetres) onSet({ startMetres: next });
					}}
				>
					<rect
						x={slopeLeft - 24}
						y={yOf(settings.startMetres) - 6}
						width="48"
						height="56"
						fill="transparent"
					/>
					<Ring x={slopeLeft} y={yOf(settings.startMetres) + 28} />
				</DragHandle>
			) : null}
			{isFall ? (
				<>
					<path
						d={pathOf(shares.map((share) => fallen(reading, share * fallSeconds(reading))))}
						fill="none"
						stroke={light.yellow}
						strokeWidth="2"
						strokeDasharray="2 5"
						strokeLinecap="round"
					/>
					<circle
						cx={onLoop(reading.leavesAt)[0]}
						cy={onLoop(reading.leavesAt)[1]}
						r="5"
						fill="none"
						stroke={light.red}
						strokeWidth="2"
					/>
					<Label x={432} y={yOf(18)} anchor="end" size={13} colour={light.red} isStrong>
						{text("drawing.leaves")}
					</Label>
				</>
			) : null}
			{reading?.outcome === "through" && progress >= 1 ? (
				<Label x={bottom + 40} y={yOf(17)} anchor="middle" size={14} colour={light.cyan} isStrong>
					{text("readouts.topSpeed.value", { value: number(topSpeed) })}
				</Label>
			) : null}
			<circle cx={x} cy={Math.min(y, floor)} r="13" fill={light.yellow} opacity=".4" />
			<circle cx={x} cy={Math.min(y, floor)} r="6" fill={light.ink} />
		</Frame>
	);
}

export default definePart({ instrument: loop, Picture });
